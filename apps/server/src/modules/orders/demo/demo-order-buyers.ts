/** A buyer of the demo: name, street, city, state or region, postal code and phone. */
export type DemoBuyer = readonly [name: string, line1: string, city: string, state: string, postcode: string, phone: string];

/** Who buys on the platforms, by the two letters of their country. */
export const demoOrderBuyers: Readonly<Record<string, readonly DemoBuyer[]>> = {
  US: [
    ['Hannah Brooks', '2417 Oakmont Dr', 'San Bruno', 'CA', '94066', '650-555-0147'],
    ['Tyler Jensen', '905 E Main St', 'Mesa', 'AZ', '85203', '480-555-0162'],
    ['Carlos Rivera', '1130 Brickell Ave Apt 902', 'Miami', 'FL', '33131', '305-555-0118'],
    ['Megan Foster', '64 Chestnut St', 'Nashua', 'NH', '03060', '603-555-0133'],
    ['Andre Williams', '3309 Peachtree Rd NE', 'Atlanta', 'GA', '30326', '404-555-0190'],
    ['Olivia Larsen', '718 Nicollet Mall', 'Minneapolis', 'MN', '55402', '612-555-0171'],
    ['Brian Kowalski', '5520 W Fullerton Ave', 'Chicago', 'IL', '60639', '773-555-0126'],
    ['Grace Kim', '401 Terry Ave N', 'Seattle', 'WA', '98109', '206-555-0155'],
    ['Travis Boone', '212 County Road 8', 'Amarillo', 'TX', '79101', '806-555-0109'],
    ['Nicole Baker', '19 Pearl St', 'Burlington', 'VT', '05401', '802-555-0184'],
    ['Samuel Ortiz', '4025 S Las Vegas Blvd', 'Las Vegas', 'NV', '89119', '702-555-0137'],
    ['Rachel Stone', '88 Franklin St', 'Buffalo', 'NY', '14202', '716-555-0148'],
  ],
  CA: [
    ['Émile Tremblay', '1450 Rue Sherbrooke O', 'Montréal', 'QC', 'H3G 1K4', '514-555-0166'],
    ['Laura McKay', '320 Granville St', 'Vancouver', 'BC', 'V6C 1S9', '604-555-0121'],
  ],
  DE: [
    ['Jonas Becker', 'Hauptstraße 18', 'Hannover', 'Niedersachsen', '30159', '0511 5550142'],
    ['Katrin Hoffmann', 'Am Stadtpark 7', 'Nürnberg', 'Bayern', '90409', '0911 5550117'],
    ['Uwe Lehmann', 'Karl-Marx-Straße 52', 'Leipzig', 'Sachsen', '04109', '0341 5550128'],
  ],
  FR: [
    ['Claire Moreau', '24 Rue de la République', 'Lyon', 'Rhône', '69002', '04 72 55 01 33'],
    ['Julien Petit', '8 Avenue Jean Jaurès', 'Toulouse', 'Haute-Garonne', '31000', '05 61 55 01 20'],
  ],
  GB: [
    ['Emma Clarke', '27 Victoria Rd', 'Bristol', 'Avon', 'BS1 6DE', '0117 555 0143'],
    ['Oliver Hughes', '103 Kirkgate', 'Leeds', 'West Yorkshire', 'LS1 6BY', '0113 555 0175'],
  ],
};
