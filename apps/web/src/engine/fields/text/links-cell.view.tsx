import { webAddresses } from './web-addresses.ts';

/** Web addresses as links; they open beside the back office and learn nothing of it. */
export function LinksCell({ value }: { readonly value: string }) {
  return (
    <span className="ax-text-links">
      {webAddresses(value).map(({ address, words }) => (
        <a key={address} href={address} target="_blank" rel="noopener noreferrer" title={address}>
          {words}
        </a>
      ))}
    </span>
  );
}
