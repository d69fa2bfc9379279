const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const v4 = new RegExp(`^(?:::ffff:)?(${octet})\\.(${octet})\\.${octet}\\.${octet}$`);
const v6 = /^([0-9a-f]{1,4}):([0-9a-f]*)(?::[0-9a-f:.]*)?$/i;

/** [L6] The network that an address belongs to, used as the place of a sign-in; undefined for what is not an address. */
export function networkOf(ip: string): string | undefined {
  const four = v4.exec(ip);
  if (four) {
    const [first, second] = [Number(four[1]), Number(four[2])];
    if (first === 10 || first === 127) return `${first}.0.0.0/8`;
    if (first === 172 && second >= 16 && second <= 31) return '172.16.0.0/12';
    return `${first}.${second}.0.0/16`;
  }
  const six = v6.exec(ip);
  return six ? `${six[1]!.toLowerCase()}:${six[2]!.toLowerCase() || '0'}::/32` : undefined;
}
