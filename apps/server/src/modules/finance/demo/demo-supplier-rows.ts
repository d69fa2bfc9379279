/** Where a supplier of the demo has its seat: the division of its credit code, province, city, street, postcode. */
export interface SupplierCity {
  readonly region: string;
  readonly province: string;
  readonly city: string;
  readonly street: string;
  readonly postcode: string;
}

const at = (region: string, province: string, city: string, street: string, postcode: string): SupplierCity => ({
  region,
  province,
  city,
  street,
  postcode,
});

/** The places where car parts are made, each known for some of them. */
export const supplierCities: Readonly<Record<string, SupplierCity>> = {
  ningbo: at('330206', '浙江省', '宁波市', '北仑区小港街道纬三路', '315800'),
  cixi: at('330282', '浙江省', '宁波市', '慈溪市宗汉街道新界路', '315301'),
  ruian: at('330381', '浙江省', '温州市', '瑞安市塘下镇罗凤工业区凤锦路', '325204'),
  yuhuan: at('331083', '浙江省', '台州市', '玉环市芦浦镇漩门工业区', '317609'),
  taizhou: at('331003', '浙江省', '台州市', '黄岩区江口街道永福路', '318020'),
  xiaoshan: at('330109', '浙江省', '杭州市', '萧山区经济技术开发区建设四路', '311215'),
  lishui: at('331121', '浙江省', '丽水市', '青田县温溪镇工业路', '323903'),
  danyang: at('321181', '江苏省', '镇江市', '丹阳市界牌镇界西工业园', '212323'),
  changzhou: at('320411', '江苏省', '常州市', '新北区薛家镇顺园路', '213125'),
  wuxi: at('320206', '江苏省', '无锡市', '惠山区洛社镇人民南路', '214187'),
  laizhou: at('370683', '山东省', '烟台市', '莱州市沙河镇工业园区', '261417'),
  longkou: at('370681', '山东省', '烟台市', '龙口市龙港街道通海路', '265700'),
  qingdao: at('370214', '山东省', '青岛市', '城阳区流亭街道双元路', '266108'),
  qinghe: at('130534', '河北省', '邢台市', '清河县挥公大道', '054800'),
  hejian: at('130984', '河北省', '沧州市', '河间市米各庄镇工业区', '062450'),
  guangzhou: at('440112', '广东省', '广州市', '黄埔区永和街道新庄二路', '511356'),
  foshan: at('440605', '广东省', '佛山市', '南海区狮山镇科技北路', '528225'),
  shenzhen: at('440306', '广东省', '深圳市', '宝安区福永街道桥和路', '518103'),
  shiyan: at('420304', '湖北省', '十堰市', '郧阳区茶店镇工业大道', '442500'),
  chongqing: at('500112', '重庆市', '重庆市', '渝北区空港大道', '401120'),
  wuhu: at('340207', '安徽省', '芜湖市', '鸠江区经济技术开发区银湖北路', '241009'),
  quanzhou: at('350582', '福建省', '泉州市', '晋江市五里工业园区', '362261'),
};

/**
 * A supplier of the demo: code, names, kind, main category, city, stage, score, terms and who looks after it; without category or score an
 * empty text.
 */
export type DemoSupplierRow = readonly [
  code: string,
  zh: string,
  en: string,
  short: string,
  type: string,
  category: string,
  city: string,
  stage: string,
  score: string,
  terms: string,
  owner: string,
];

/** The suppliers; the names are made up. A line each, as {@link DemoSupplierRow} has them. */
const written = `
S1001|宁波恒驰制动系统有限公司|Ningbo Hengchi Brake Systems Co., Ltd.|恒驰制动|factory|BRK|ningbo|qualified|91.2|EOM60|buyer
S1002|莱州金锚制动盘有限公司|Laizhou Jinmao Brake Disc Co., Ltd.|金锚制动盘|factory|BRK-DISC|laizhou|qualified|87.5|EOM60|buyer
S1003|龙口海岳摩擦材料有限公司|Longkou Haiyue Friction Materials Co., Ltd.|海岳摩擦|factory|BRK-PAD|longkou|qualified|85.0|EOM30|buyer
S1004|芜湖皖盛制动卡钳有限公司|Wuhu Wansheng Caliper Co., Ltd.|皖盛卡钳|factory|BRK-CAL|wuhu|qualified|82.4|TT2080I|buyer
S1005|杭州萧山万程制动器有限公司|Hangzhou Wancheng Brake Co., Ltd.|万程制动|factory|BRK|xiaoshan|trial|74.0|TT3070|buyer
S1006|玉环凯途汽车悬架有限公司|Yuhuan Kaitu Suspension Co., Ltd.|凯途悬架|factory|SUS|yuhuan|qualified|88.9|EOM60|buyer
S1007|玉环双鼎球头拉杆厂|Yuhuan Shuangding Ball Joint Factory|双鼎球头|factory|SUS-BALL|yuhuan|qualified|79.6|EOM30|buyer
S1008|瑞安市拓安减振器有限公司|Ruian Tuoan Shock Absorber Co., Ltd.|拓安减振|factory|SUS-SHK|ruian|qualified|84.9|EOM60|buyer
S1009|青岛鲁锻控制臂有限公司|Qingdao Luduan Control Arm Co., Ltd.|鲁锻控制臂|factory|SUS-ARM|qingdao|qualified|86.1|TT304030|buyer
S1010|十堰驰瑞底盘件有限公司|Shiyan Chirui Chassis Parts Co., Ltd.|驰瑞底盘|factory|SUS|shiyan|frozen|58.3|TT3070|buyer
S1011|清河县冀滤滤清器有限公司|Qinghe Jilv Filter Co., Ltd.|冀滤滤清|factory|ENG-FIL|qinghe|qualified|90.3|EOM30|buyer
S1012|瑞安市净源滤清器厂|Ruian Jingyuan Filter Factory|净源滤清|factory|ENG-FIL|ruian|qualified|76.8|RCV7|buyer
S1013|河间市北方传动带有限公司|Hejian Beifang Belt Co., Ltd.|北方传动带|factory|ENG-BLT|hejian|qualified|81.0|EOM30|buyer
S1014|宁波甬力橡塑悬置有限公司|Ningbo Yongli Rubber Mounts Co., Ltd.|甬力悬置|factory|ENG-MNT|cixi|qualified|83.7|EOM60|buyer
S1015|慈溪同步张紧轮有限公司|Cixi Tongbu Tensioner Co., Ltd.|同步张紧轮|factory|ENG-BLT|cixi|trial|71.5|TT3070|buyer
S1016|丽水青岭散热器有限公司|Lishui Qingling Radiator Co., Ltd.|青岭散热|factory|COL|lishui|qualified|89.4|EOM60|buyer
S1017|台州黄岩精铸水泵有限公司|Taizhou Jingzhu Water Pump Co., Ltd.|精铸水泵|factory|COL-WP|taizhou|qualified|85.6|EOM60|buyer
S1018|温州瓯恒节温器有限公司|Wenzhou Ouheng Thermostat Co., Ltd.|瓯恒节温|factory|COL-THM|ruian|qualified|78.2|EOM30|buyer
S1019|常州苏远散热系统有限公司|Changzhou Suyuan Cooling Systems Co., Ltd.|苏远散热|factory|COL-RAD|changzhou|potential||TT100|buyer
S1020|瑞安市华启电机有限公司|Ruian Huaqi Motor Co., Ltd.|华启电机|factory|ELE|ruian|qualified|86.8|EOM60|buyer
S1021|重庆渝动起动机有限公司|Chongqing Yudong Starter Co., Ltd.|渝动起动机|factory|ELE-STR|chongqing|qualified|80.5|TT2080I|buyer
S1022|无锡锡发电机制造有限公司|Wuxi Xifa Alternator Co., Ltd.|锡发电机|factory|ELE-ALT|wuxi|trial|68.0|TT3070|buyer
S1023|宁波星火点火系统有限公司|Ningbo Xinghuo Ignition Co., Ltd.|星火点火|factory|ELE-IGN|ningbo|qualified|92.7|EOM60|buyer
S1024|温州感速传感器有限公司|Wenzhou Gansu Sensor Co., Ltd.|感速传感|factory|ELE-SEN|ruian|qualified|77.4|EOM30|buyer
S1025|丹阳市亮程车灯有限公司|Danyang Liangcheng Lamp Co., Ltd.|亮程车灯|factory|LGT|danyang|qualified|88.0|TT304030|purchaseManager
S1026|丹阳市界牌光驰灯具厂|Danyang Guangchi Lighting Factory|光驰灯具|factory|LGT-TAIL|danyang|qualified|72.9|TT3070|purchaseManager
S1027|常州辉途车灯有限公司|Changzhou Huitu Lamp Co., Ltd.|辉途车灯|factory|LGT-HEAD|changzhou|potential||TT3070|purchaseManager
S1028|丹阳市镜安后视镜有限公司|Danyang Jingan Mirror Co., Ltd.|镜安后视镜|factory|BDY-MIR|danyang|qualified|83.1|EOM30|purchaseManager
S1029|厦漳雨刮系统（晋江）有限公司|Jinjiang Xiazhang Wiper Systems Co., Ltd.|厦漳雨刮|factory|BDY-WIP|quanzhou|qualified|87.2|EOM60|purchaseManager
S1030|瑞安市洁视雨刮片厂|Ruian Jieshi Wiper Factory|洁视雨刮|factory|BDY-WIP|ruian|eliminated|49.0|RCV7|purchaseManager
S1031|杭州浙轴轮毂轴承有限公司|Hangzhou Zhezhou Hub Bearing Co., Ltd.|浙轴轮毂|factory|DRV-HUB|xiaoshan|qualified|93.5|EOM90|purchaseManager
S1032|杭州传力等速万向节有限公司|Hangzhou Chuanli CV Joint Co., Ltd.|传力万向节|factory|DRV|xiaoshan|qualified|84.2|EOM60|purchaseManager
S1033|广州粤配汽配贸易有限公司|Guangzhou Yuepei Auto Parts Trading Co., Ltd.|粤配贸易|trader|BRK|guangzhou|qualified|70.0|TT100|buyer
S1034|广州五羊进出口有限公司|Guangzhou Wuyang Import & Export Co., Ltd.|五羊进出口|trader|LGT|guangzhou|frozen|61.7|TT100|purchaseManager
S1035|佛山南车电器贸易行|Foshan Nanche Electrics Trading|南车电器|trader|ELE|foshan|potential||TT100|buyer
S1036|宁波甬采供应链管理有限公司|Ningbo Yongcai Sourcing Co., Ltd.|甬采供应链|proxy|SUS|ningbo|trial|75.2|INV30|purchaseManager
S1037|深圳前海联运国际货代有限公司|Shenzhen Lianyun Forwarding Co., Ltd.|前海联运|forwarder||shenzhen|qualified|86.0|INV30|logistics
S1038|宁波港通国际物流有限公司|Ningbo Gangtong Logistics Co., Ltd.|港通物流|forwarder||ningbo|qualified|81.9|INV30|logistics
S1039|佛山佳印包装制品有限公司|Foshan Jiayin Packaging Co., Ltd.|佳印包装|packing||foshan|qualified|85.4|EOM30|logistics
S1040|佛山彩凌纸品有限公司|Foshan Cailing Paper Products Co., Ltd.|彩凌纸品|packing||foshan|potential||EOM30|logistics
S1041|宁波象山捷锐制动泵有限公司|Ningbo Jierui Brake Pump Co., Ltd.|捷锐制动泵|factory|BRK|ningbo|qualified|80.2|EOM60|buyer
S1042|莱州鲁丰铸造有限公司|Laizhou Lufeng Foundry Co., Ltd.|鲁丰铸造|factory|BRK|laizhou|qualified|76.4|EOM30|buyer
S1043|玉环宏岳衬套有限公司|Yuhuan Hongyue Bushing Co., Ltd.|宏岳衬套|factory|SUS|yuhuan|qualified|81.7|EOM60|buyer
S1044|瑞安市驰远减振器厂|Ruian Chiyuan Shock Absorber Factory|驰远减振|factory|SUS|ruian|qualified|74.8|EOM30|buyer
S1045|清河县恒洁滤清器有限公司|Qinghe Hengjie Filter Co., Ltd.|恒洁滤清|factory|ENG|qinghe|qualified|83.3|EOM30|buyer
S1046|慈溪瑞同橡胶件有限公司|Cixi Ruitong Rubber Parts Co., Ltd.|瑞同橡胶|factory|ENG|cixi|qualified|78.5|EOM60|buyer
S1047|青田翰凌散热器有限公司|Qingtian Hanling Radiator Co., Ltd.|翰凌散热|factory|COL|lishui|qualified|82.0|EOM60|buyer
S1048|台州晟泉水泵有限公司|Taizhou Shengquan Water Pump Co., Ltd.|晟泉水泵|factory|COL|taizhou|qualified|79.1|EOM30|buyer
S1049|瑞安市科磁电器有限公司|Ruian Keci Electric Co., Ltd.|科磁电器|factory|ELE|ruian|qualified|84.6|EOM60|buyer
S1050|无锡锐芯点火线圈有限公司|Wuxi Ruixin Ignition Coil Co., Ltd.|锐芯点火|factory|ELE|wuxi|qualified|77.9|EOM30|buyer
S1051|丹阳市翔明灯具有限公司|Danyang Xiangming Lighting Co., Ltd.|翔明灯具|factory|LGT|danyang|qualified|81.2|EOM60|purchaseManager
S1052|丹阳市远视后视镜厂|Danyang Yuanshi Mirror Factory|远视后视镜|factory|BDY|danyang|qualified|75.6|EOM30|purchaseManager
S1053|萧山恒转轴承有限公司|Xiaoshan Hengzhuan Bearing Co., Ltd.|恒转轴承|factory|DRV|xiaoshan|qualified|85.8|EOM60|purchaseManager
S1054|杭州联驱传动轴有限公司|Hangzhou Lianqu Driveshaft Co., Ltd.|联驱传动|factory|DRV|xiaoshan|qualified|80.9|EOM60|purchaseManager
S1055|晋江顺刮雨刮器有限公司|Jinjiang Shungua Wiper Co., Ltd.|顺刮雨刮|factory|BDY|quanzhou|qualified|78.8|EOM30|purchaseManager
`;

/** The suppliers, in their order. */
export const supplierRows: readonly DemoSupplierRow[] = written
  .trim()
  .split('\n')
  .map(line => line.split('|') as unknown as DemoSupplierRow);
