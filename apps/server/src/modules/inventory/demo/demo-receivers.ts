/** Who orders from us in the demo: name, street, city, state and postal code, by country. */
export const demoReceivers: Readonly<Record<string, readonly (readonly [string, string, string, string, string])[]>> = {
  US: [
    ['James Miller', '1842 W 190th St', 'Torrance', 'CA', '90504'],
    ['Linda Carter', '77 Elm Ridge Dr', 'Columbus', 'OH', '43215'],
    ['Robert Hayes', '5210 Kirby Dr', 'Houston', 'TX', '77005'],
    ['Maria Gomez', '318 SW 8th Ave', 'Miami', 'FL', '33130'],
    ['Kevin O’Brien', '64 Salem St', 'Boston', 'MA', '02113'],
    ['Susan Park', '2401 E Camelback Rd', 'Phoenix', 'AZ', '85016'],
    ['Derek Johnson', '910 N Wells St', 'Chicago', 'IL', '60610'],
    ['Amy Nguyen', '1500 Westlake Ave N', 'Seattle', 'WA', '98109'],
  ],
  DE: [
    ['Stefan Krause', 'Lindenallee 12', 'Essen', 'Nordrhein-Westfalen', '45127'],
    ['Anja Vogel', 'Bergstraße 41', 'Dresden', 'Sachsen', '01069'],
  ],
};
