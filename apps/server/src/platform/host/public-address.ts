let address: string | undefined;

/** Where people outside reach the server, as `https://axle.example`; undefined until that is known, as while the demo is made. */
export const publicAddress = (): string | undefined => address;

/** Says where people outside reach the server. */
export function setPublicAddress(given: string | undefined): void {
  address = given?.replace(/\/+$/, '');
}
