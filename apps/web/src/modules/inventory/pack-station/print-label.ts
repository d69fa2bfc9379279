/** Opens the print dialog of the browser over a document, which leaves the page where it is. */
export function printDocument(content: Blob): void {
  const address = URL.createObjectURL(content);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => frame.contentWindow?.print());
  document.body.append(frame);
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, 120_000);
}
