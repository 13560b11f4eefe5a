/**
 * States whose holidays differ from those of their neighbours: by country, then by GeoNames' code of the first-level division
 * ('US.CA' is 'us' and 'CA'), as the library `opening_hours` names them. Where it has one name for public and another for
 * school holidays both stand, parted by '|'. Parts of a division that have holidays of their own follow after '+'.
 */
const STATES: Readonly<Record<string, string>> = {
  at: `01 Burgenland,02 Kärnten,03 Niederösterreich,04 Oberösterreich,05 Salzburg,06 Steiermark,07 Tirol,08 Vorarlberg,09 Wien`,
  au: `01 Australian Capital Territory,02 New South Wales,03 Northern Territory,04 Queensland,05 South Australia,06 Tasmania,
07 Victoria,08 Western Australia`,
  br: `01 Acre,02 Alagoas,03 Amapá,04 Amazonas,05 Bahia,06 Ceará,07 Distrito Federal,08 Espírito Santo,11 Mato Grosso do Sul,
13 Maranhão,14 Mato Grosso,15 Minas Gerais,16 Pará,17 Paraíba,18 Paraná,20 Piauí,21 Rio de Janeiro,22 Rio Grande do Norte,
23 Rio Grande do Sul,24 Rondônia,25 Roraima,26 Santa Catarina,27 São Paulo,28 Sergipe,29 Goiás,30 Pernambuco,31 Tocantins`,
  ca: `01 Alberta,02 British Columbia,03 Manitoba,04 New Brunswick,05 Newfoundland and Labrador,07 Nova Scotia,08 Ontario,
09 Prince Edward Island,10 Quebec,11 Saskatchewan,12 Yukon,13 Northwest Territories,14 Nunavut`,
  ch: `AG Aargau,AI Appenzell Innerrhoden,AR Appenzell Ausserrhoden,BE Bern,BL Basel-Landschaft,BS Basel-Stadt,
FR Freiburg|Fribourg,GE Genf|Genève,GL Glarus,GR Graubünden,JU Jura,LU Luzern,NE Neuenburg|Neuchâtel,NW Nidwalden,OW Obwalden,
SG St. Gallen,SH Schaffhausen,SO Solothurn,SZ Schwyz,TG Thurgau,TI Tessin|Ticino,UR Uri,VD Waadt|Vaud,VS Wallis|Valais,ZG Zug,
ZH Zürich`,
  de: `01 Baden-Württemberg,02 Bayern,03 Bremen,04 Hamburg,05 Hessen,06 Niedersachsen,07 Nordrhein-Westfalen,08 Rheinland-Pfalz,
09 Saarland,10 Schleswig-Holstein,11 Brandenburg,12 Mecklenburg-Vorpommern,13 Sachsen,14 Sachsen-Anhalt,15 Thüringen,16 Berlin`,
  es: `07 Illes Balears,27 La Rioja,29 Comunidad de Madrid,31 Región de Murcia,
32 Comunidad Foral de Navarra|Nafarroako Foru Komunitatea,34 Asturias,39 Cantabria,51 Andalucía,52 Aragón,
53 Islas Canarias|Canarias,54 Castilla-La Mancha,55 Castilla y León,56 Cataluña|Catalunya,57 Extremadura,58 Galicia,
59 País Vasco|Euskal Herria,60 Comunitat Valenciana,CE Ceuta,ML Melilla`,
  fr: `11 Île-de-France,24 Centre-Val de Loire,27 Bourgogne-Franche-Comté,28 Normandie,32 Hauts-de-France,
44 Grand Est+Bas-Rhin+Haut-Rhin+Moselle,52 Pays de la Loire,53 Bretagne,75 Nouvelle-Aquitaine,76 Occitanie,
84 Auvergne-Rhône-Alpes,93 Provence-Alpes-Côte d'Azur,94 Corse`,
  gb: `ENG England,NIR Northern Ireland,SCT Scotland,WLS Wales`,
  it: `01 Abruzzo,02 Basilicata,03 Calabria,04 Campania,05 Emilia-Romagna,06 Friuli Venezia Giulia,07 Lazio,08 Liguria,
09 Lombardia,10 Marche,11 Molise,12 Piemonte,13 Puglia,14 Sardegna,15 Sicilia,16 Toscana,17 Bolzano+Trento,18 Umbria,
19 Valle d'Aosta,20 Veneto`,
  pl: `72 Dolnośląskie,73 Kujawsko-pomorskie,74 Łódzkie,75 Lubelskie,76 Lubuskie,77 Małopolskie,78 Mazowieckie,79 Opolskie,
80 Podkarpackie,81 Podlaskie,82 Pomorskie,83 Śląskie,84 Świętokrzyskie,85 Warmińsko-mazurskie,86 Wielkopolskie,
87 Zachodniopomorskie`,
  us: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,
MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,
NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,
RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,
WV West Virginia,WI Wisconsin,WY Wyoming`,
};

/** By country: what each division's code stands for. */
const byCountry = new Map(
  Object.entries(STATES).map(([country, list]) => [country, new Map(list.split(/,\s*/).map(entryOf))]),
);

function entryOf(entry: string): [code: string, states: string[]] {
  const space = entry.indexOf(' ');
  return [entry.slice(0, space), entry.slice(space + 1).split('+')];
}

/** The states of a country that have holidays of their own; empty where a country's are the same everywhere. */
export const statesOf = (country: string): string[] => [...(byCountry.get(country)?.values() ?? [])].flat();

/** The states that a first-level division ('US.CA') stands for; empty where its country's holidays are the same everywhere. */
export function statesOfDivision(division: string): readonly string[] {
  const [country = '', code = ''] = division.split('.');
  return byCountry.get(country.toLowerCase())?.get(code) ?? [];
}

/** The state under the name that decides about public ('PH') or school holidays ('SH'). */
export function nameFor(state: string, kind: 'PH' | 'SH'): string {
  const [publicName = state, schoolName = publicName] = state.split('|');
  return kind === 'PH' ? publicName : schoolName;
}
