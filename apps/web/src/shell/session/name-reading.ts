export { pinyinPlace as placeOfReading } from '@axle/kernel';
