/** First-level divisions by GeoNames key, where people write them: [name, abbreviation as typed, if any]. */
const STATES = {
  US: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,
MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,
NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,
SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,
WY Wyoming`,
  GB: 'ENG England,SCT Scotland,WLS Wales,NIR Northern Ireland',
} as const;

/** GeoNames numbers these; beside the number the name and how it is abbreviated. */
const NUMBERED = {
  CA: `01 Alberta AB,02 British Columbia BC,03 Manitoba MB,04 New Brunswick NB,05 Newfoundland and Labrador NL,07 Nova Scotia NS,
08 Ontario ON,09 Prince Edward Island PE,10 Québec QC,11 Saskatchewan SK,12 Yukon YT,13 Northwest Territories NT,14 Nunavut NU`,
  AU: `01 Australian Capital Territory ACT,02 New South Wales NSW,03 Northern Territory NT,04 Queensland QLD,05 South Australia SA,
06 Tasmania TAS,07 Victoria VIC,08 Western Australia WA`,
  DE: `01 Baden-Württemberg BW,02 Bavaria BY,03 Bremen HB,04 Hamburg HH,05 Hesse HE,06 Lower Saxony NI,07 North Rhine-Westphalia NRW,
08 Rhineland-Palatinate RP,09 Saarland SL,10 Schleswig-Holstein SH,11 Brandenburg BB,12 Mecklenburg-Vorpommern MV,13 Saxony SN,
14 Saxony-Anhalt ST,15 Thuringia TH,16 Berlin BE`,
} as const;

/** Further names of divisions, by GeoNames key. */
const MORE: Record<string, readonly string[]> = {
  'US.DC': ['D.C.'],
  'US.CA': ['Calif', 'Cali'],
  'US.MA': ['Mass'],
  'US.PA': ['Penn'],
  'CA.05': ['Newfoundland', 'Labrador'],
  'CA.10': ['Quebec'],
  'DE.02': ['Bayern'],
  'DE.05': ['Hessen'],
  'DE.06': ['Niedersachsen'],
  'DE.07': ['Nordrhein-Westfalen'],
  'DE.08': ['Rheinland-Pfalz'],
  'DE.13': ['Sachsen'],
  'DE.15': ['Thüringen'],
};

export interface Division {
  /** GeoNames key, e.g. 'US.CA'. */
  key: string;
  name: string;
  /** Everything it is called when typed: name, abbreviation, own-language name. */
  typed: readonly string[];
}

const entriesOf = (list: string) => list.split(',').map((entry) => entry.trim());
const division = (key: string, name: string, short: string): Division => ({
  key,
  name,
  typed: [name, short, ...(MORE[key] ?? [])],
});

/** 'CA California': the code is both key and abbreviation. */
function lettered(country: string, list: string): Division[] {
  return entriesOf(list).map((entry) => {
    const [code = '', ...words] = entry.split(' ');
    return division(`${country}.${code}`, words.join(' '), code);
  });
}

/** '08 Ontario ON': number, name, abbreviation. */
function numbered(country: string, list: string): Division[] {
  return entriesOf(list).map((entry) => {
    const words = entry.split(' ');
    return division(`${country}.${words[0]}`, words.slice(1, -1).join(' '), words.at(-1) ?? '');
  });
}

export const DIVISIONS: readonly Division[] = [
  ...Object.entries(STATES).flatMap(([country, list]) => lettered(country, list)),
  ...Object.entries(NUMBERED).flatMap(([country, list]) => numbered(country, list)),
];
