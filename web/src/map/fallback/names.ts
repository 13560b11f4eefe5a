type NameSort = 'quarter' | 'park' | 'water' | 'town';

export interface PlaceName {
  name: string;
  sort: NameSort;
  lat: number;
  lng: number;
}

const quarter = (name: string, lat: number, lng: number): PlaceName => ({ name, sort: 'quarter', lat, lng });
const park = (name: string, lat: number, lng: number): PlaceName => ({ name, sort: 'park', lat, lng });
const water = (name: string, lat: number, lng: number): PlaceName => ({ name, sort: 'water', lat, lng });
const town = (name: string, lat: number, lng: number): PlaceName => ({ name, sort: 'town', lat, lng });

/** Names on the drawn map, the ones that matter most first. */
export const placeNames: PlaceName[] = [
  quarter('Mission District', 37.7599, -122.4148),
  quarter('North Beach', 37.8005, -122.4085),
  quarter('SoMa', 37.7785, -122.4055),
  quarter('Castro', 37.7609, -122.435),
  quarter('Haight-Ashbury', 37.7699, -122.4469),
  quarter('Marina', 37.8025, -122.4382),
  quarter('Chinatown', 37.7945, -122.407),
  quarter('Hayes Valley', 37.7762, -122.4248),
  quarter('Financial District', 37.7925, -122.4),
  quarter('Nob Hill', 37.793, -122.4155),
  quarter('Russian Hill', 37.801, -122.4185),
  quarter('Pacific Heights', 37.7925, -122.4345),
  quarter('Inner Richmond', 37.78, -122.464),
  quarter('Outer Richmond', 37.7775, -122.493),
  quarter('Inner Sunset', 37.7605, -122.4665),
  quarter('Outer Sunset', 37.755, -122.4965),
  quarter('Noe Valley', 37.7502, -122.4337),
  quarter('Potrero Hill', 37.7583, -122.4),
  quarter('Dogpatch', 37.7597, -122.3895),
  quarter('Mission Bay', 37.7705, -122.392),
  quarter('Bernal Heights', 37.7395, -122.4155),
  quarter('Tenderloin', 37.7835, -122.4145),
  quarter('Union Square', 37.788, -122.4075),
  quarter('Civic Center', 37.7795, -122.4165),
  quarter('Japantown', 37.7852, -122.4298),
  quarter("Fisherman's Wharf", 37.8065, -122.4165),
  quarter('South Beach', 37.784, -122.3905),
  quarter('Western Addition', 37.7805, -122.4365),
  quarter('Cow Hollow', 37.7985, -122.4365),
  quarter('Cole Valley', 37.7655, -122.45),
  quarter('Glen Park', 37.7345, -122.4325),
  quarter('Excelsior', 37.7215, -122.43),
  quarter('Bayview', 37.732, -122.392),
  quarter('Visitacion Valley', 37.715, -122.405),
  quarter('Ingleside', 37.7205, -122.4555),
  quarter('West Portal', 37.74, -122.466),
  quarter('Parkside', 37.742, -122.4885),
  quarter('Sea Cliff', 37.7865, -122.488),
  quarter('Treasure Island', 37.824, -122.3705),
  park('Golden Gate Park', 37.769, -122.486),
  park('Presidio', 37.7985, -122.466),
  park('Lands End', 37.7865, -122.5025),
  park('McLaren Park', 37.719, -122.419),
  park('Dolores Park', 37.7597, -122.427),
  park('Twin Peaks', 37.7535, -122.4475),
  park('Marin Headlands', 37.84, -122.52),
  park('Angel Island', 37.8625, -122.431),
  park('Fort Funston', 37.719, -122.501),
  water('San Francisco Bay', 37.79, -122.345),
  water('Pacific Ocean', 37.755, -122.56),
  water('Golden Gate', 37.8165, -122.4905),
  water('Lake Merced', 37.721, -122.4945),
  town('San Francisco', 37.7725, -122.4315),
  town('Oakland', 37.806, -122.264),
  town('Berkeley', 37.869, -122.275),
  town('Alameda', 37.767, -122.255),
  town('Sausalito', 37.859, -122.493),
  town('Tiburon', 37.883, -122.464),
  town('Daly City', 37.688, -122.467),
  town('San Mateo', 37.555, -122.315),
  town('San Rafael', 37.972, -122.527),
  town('San Jose', 37.335, -121.89),
];
