/** What the check says of each evening in fixtures.ts, as findingLines.ts writes it. */
export const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'closed_at_arrival: a café that has closed for the day: another near it': [
    'not open throughout, about $14',
    'problem closed_at_arrival: cafe {"at":"2026-05-16T01:30:00.000Z","opens":"2026-05-16T15:00:00.000Z","timeZone":"America/Los_Angeles"} → nearby cafe at 37.800 -122.410 ["Bar",null,null,"2026-05-16T01:30:00.000Z"]',
  ],
  'closed_at_arrival: a bar that opens an hour later: the stop waits for it, and those after it': [
    'not open throughout, about $0',
    'problem closed_at_arrival: wine {"at":"2026-05-16T00:00:00.000Z","opens":"2026-05-16T01:00:00.000Z","timeZone":"America/Los_Angeles"} → shift wine: wine 18:00, dinner 19:05, late 23:00',
  ],
  'closed_at_arrival: two hours are waited for': [
    'not open throughout, about $0',
    'problem closed_at_arrival: wine {"at":"2026-05-16T00:00:00.000Z","opens":"2026-05-16T02:00:00.000Z","timeZone":"America/Los_Angeles"} → shift wine: wine 19:00, late 23:00',
  ],
  'closed_at_arrival: a minute more is not': [
    'not open throughout, about $0',
    'problem closed_at_arrival: wine {"at":"2026-05-15T23:59:00.000Z","opens":"2026-05-16T02:00:00.000Z","timeZone":"America/Los_Angeles"} → reorder wine: late 16:59, wine 23:00',
  ],
  'closed_at_arrival: a gallery after it has closed changes places with the stop before': [
    'not open throughout, about $0',
    'problem closed_at_arrival: gallery {"at":"2026-05-16T00:30:00.000Z","opens":"2026-05-16T17:00:00.000Z","timeZone":"America/Los_Angeles"} → reorder gallery: first 14:30, gallery 16:00, wine 17:30, last 19:30',
  ],
  'closed_at_arrival: a club before it opens changes places with the stop after': [
    'not open throughout, about $0',
    'problem closed_at_arrival: club {"at":"2026-05-16T01:00:00.000Z","opens":"2026-05-16T04:00:00.000Z","timeZone":"America/Los_Angeles"} → reorder club: first 16:00, wine 18:00, club 21:30',
  ],
  'closed_at_arrival: a place that no coordinates are known near is left out': [
    'not open throughout, about $0',
    'note no_coordinates: one, cafe, two {} → point',
    'problem closed_at_arrival: cafe {"at":"2026-05-16T01:30:00.000Z","opens":"2026-05-16T15:00:00.000Z","timeZone":"America/Los_Angeles"} → drop cafe: one 17:00, two 20:00',
  ],
  'closed_at_arrival: also of two': [
    'not open throughout, about $0',
    'note no_coordinates: one, cafe {} → point',
    'problem closed_at_arrival: cafe {"at":"2026-05-16T01:30:00.000Z","opens":"2026-05-16T15:00:00.000Z","timeZone":"America/Los_Angeles"} → drop cafe: one 17:00',
  ],
  'closed_at_arrival: closed at the minute of closing, by the clock of the place': [
    'not open throughout, about $0',
    'problem closed_at_arrival: eastern late {"at":"2026-05-16T00:30:00.000Z","opens":"2026-05-16T12:00:00.000Z","timeZone":"America/New_York"} → nearby eastern late at 37.800 -122.410 ["Bar",null,null,"2026-05-16T00:30:00.000Z"]',
  ],
  'closed_at_arrival: hours of a place without a time are no matter': ['not open throughout, about $0'],
  'unknown_hours: a bar whose hours nobody knows': [
    'not open throughout, about $0',
    'note unknown_hours: wine {"at":"2026-05-16T01:00:00.000Z","timeZone":"America/Los_Angeles"} → nearby wine at 37.800 -122.410 ["Bar",null,null,"2026-05-16T01:00:00.000Z"]',
  ],
  'unknown_hours: without a time nothing is said': ['not open throughout, about $0'],
  'unknown_hours: hills have no door, places of one’s own no hours': ['not open throughout, about $0'],
  'unknown_hours: what begins at a time says when': ['not open throughout, about $0'],
  'unknown_hours: looks near the stop before where it has no coordinates itself': [
    'not open throughout, about $0',
    'note unknown_hours: wine {"at":"2026-05-16T02:00:00.000Z","timeZone":"America/Los_Angeles"} → nearby wine at 37.814 -122.410 ["Bar",null,null,"2026-05-16T02:00:00.000Z"]',
  ],
  'unknown_hours: or near the one after it': [
    'not open throughout, about $0',
    'note unknown_hours: wine {"at":"2026-05-16T02:00:00.000Z","timeZone":"America/Los_Angeles"} → nearby wine at 37.814 -122.410 ["Bar",null,null,"2026-05-16T02:00:00.000Z"]',
  ],
  'unknown_hours: or leaves it out': [
    'not open throughout, about $0',
    'note unknown_hours: wine {"at":"2026-05-16T02:00:00.000Z","timeZone":"America/Los_Angeles"} → drop wine: two 21:00, three 23:00',
  ],
  'unknown_hours: a zone that is none': ['not open throughout, about $0'],
  'overlap: dinner lasts longer: the next begins later, the one after that as planned': [
    'open throughout, about $0',
    'problem overlap: dinner, wine {"minutes":36} → shift wine: dinner 18:00, wine 19:40, show 20:45',
  ],
  'overlap: what follows is pushed as far as needed': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":61} → shift b: a 18:00, b 20:05, c 21:10, d 22:30',
  ],
  'overlap: a minute counts once something is moved': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":6} → shift b: a 18:00, b 19:05, c 20:10',
  ],
  'overlap: five minutes late are nothing': ['open throughout, about $0'],
  'overlap: six are': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":6} → shift b: a 18:00, b 19:05, c 20:30',
  ],
  'overlap: a stop that begins before the one before it comes before it, with who follows it': [
    'not open throughout, about $0',
    'problem overlap: late, early {"minutes":241} → reorder early: early 18:00, follower any time, late 21:00, last 23:00',
  ],
  'overlap: a stop without an end is over as soon as it began, one without a time is passed over': [
    'not open throughout, about $0',
    'problem overlap: c, d {"minutes":13} → reorder d: d 17:50, a 18:00, b any time, c 18:02',
  ],
  'overlap: as far as people walk the way is walked': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":15} → shift b: a 18:00, b 19:45, c 21:30',
  ],
  'overlap: farther away it is ridden': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":7} → shift b: a 18:00, b 19:13, c 20:48',
    'note leg_too_long: a, b {"miles":1.8325881262061843} → nearby b at 37.800 -122.410 ["Bar",null,null,"2026-05-16T02:03:00.000Z"]',
    'problem overlap: b, c {"minutes":6} → shift c: a 18:00, b 19:03, c 20:38',
    'note leg_too_long: b, c {"miles":6.008485659691441} → nearby c at 37.827 -122.410 ["Bar",null,null,"2026-05-16T03:28:00.000Z"]',
  ],
  'overlap: the way to a place of one’s own is not known': [
    'not open throughout, about $0',
    'problem overlap: a, b {"minutes":6} → shift b: a 18:00, b 19:04, c 20:05',
  ],
  'overlap: past midnight': [
    'open throughout, about $0',
    'problem overlap: c, d {"minutes":31} → shift d: a 22:30, b 23:45, c 01:00, d 02:05',
  ],
  'overlap: where a later start finds the door closed, the stop is left out': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":61} → drop b: a 18:00, c 21:30',
  ],
  'overlap: where nothing else helps one of two is left out': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":61} → drop b: a 18:00',
  ],
  'overlap: twelve miles take an hour and a little': [
    'open throughout, about $0',
    'problem overlap: a, b {"minutes":31} → shift b: a 18:00, b 20:05',
    'note leg_too_long: a, b {"miles":12.016971319383373} → nearby b at 37.800 -122.410 ["Bar",null,null,"2026-05-16T02:30:00.000Z"]',
  ],
  'leg_too_long: 45 minutes are walked': ['not open throughout, about $0'],
  'leg_too_long: 46 are not: another near the stop before': [
    'not open throughout, about $0',
    'note leg_too_long: a, b {"miles":1.8325881262061843} → nearby b at 37.800 -122.410 ["Restaurant",null,null,null]',
  ],
  'leg_too_long: another order makes the way shorter; times stay where they are': [
    'open throughout, about $0',
    'note leg_too_long: a, b {"miles":2.2031114085535286} → reorder b: a 17:00, c 18:30, d 20:00, b 21:30',
    'problem overlap: b, c {"minutes":15} → shift c: a 17:00, b 18:30, c 20:15, d 22:00',
    'problem overlap: c, d {"minutes":13} → shift d: a 17:00, b 18:30, c 20:00, d 21:45',
  ],
  'leg_too_long: of two orders equally short the first': [
    'not open throughout, about $0',
    'note leg_too_long: a, b {"miles":2.1029699808920044} → reorder b: b any time, c any time, a any time',
  ],
  'leg_too_long: nobody knows how far a place without coordinates is': ['not open throughout, about $0'],
  'leg_too_long: the first is far from all others': [
    'not open throughout, about $0',
    'note leg_too_long: a, b {"miles":9.012728489537652} → nearby b at 37.930 -122.410 ["Bar",null,null,null]',
  ],
  'heavy_meals: two restaurants in a row: a drink between them': [
    'not open throughout, about $0',
    'note heavy_meals: a, b {} → reorder b: a any time, c any time, b any time, d any time',
  ],
  'heavy_meals: of two, dessert instead': [
    'not open throughout, about $0',
    'note heavy_meals: a, b {} → nearby b at 37.800 -122.410 ["Dessert",null,null,null]',
  ],
  'heavy_meals: brunch is a meal, a snack is none': ['not open throughout, about $0'],
  'heavy_meals: brunch, then lunch': [
    'not open throughout, about $0',
    'note heavy_meals: brunch, lunch {} → nearby lunch at 37.800 -122.410 ["Dessert",null,null,null]',
  ],
  'heavy_meals: a drink between them is enough where nothing has a time': ['not open throughout, about $0'],
  'heavy_meals: by the clock it is not': [
    'open throughout, about $0',
    'note heavy_meals: a, c {} → nearby c at 37.800 -122.410 ["Dessert",null,null,"2026-05-16T03:30:00.000Z"]',
  ],
  'heavy_meals: two and a half hours apart are enough': ['open throughout, about $0'],
  'heavy_meals: a minute less is not': [
    'open throughout, about $0',
    'note heavy_meals: a, b {} → nearby b at 37.800 -122.410 ["Dessert",null,null,"2026-05-15T22:29:00.000Z"]',
  ],
  'heavy_meals: where one has no time the order counts': [
    'not open throughout, about $0',
    'note heavy_meals: a, b {} → reorder b: a 12:00, c any time, b any time',
  ],
  'heavy_meals: each against the one before it': [
    'open throughout, about $0',
    'note heavy_meals: dinner, more {} → nearby more at 37.800 -122.410 ["Dessert",null,null,"2026-05-16T02:30:00.000Z"]',
  ],
  'heavy_meals: without coordinates it is left out': [
    'not open throughout, about $0',
    'note heavy_meals: a, b {} → drop b: a any time, c any time',
    'note no_coordinates: a, b, c {} → point',
    'note heavy_meals: b, c {} → drop c: a any time, b any time',
  ],
  'after_dark: half an hour after sunset there is light': ['open throughout, about $0'],
  'after_dark: a minute later it is dark: something under a roof': [
    'open throughout, about $0',
    'note after_dark: hill {"sunset":"2026-05-16T03:12:56.621Z","timeZone":"America/Los_Angeles"} → nearby hill at 37.800 -122.410 ["Entertainment",null,null,"2026-05-16T03:43:00.000Z"]',
  ],
  'after_dark: the stop before goes first': [
    'open throughout, about $0',
    'note after_dark: hill {"sunset":"2026-05-16T03:12:56.621Z","timeZone":"America/Los_Angeles"} → reorder hill: a 17:30, hill 19:00, b 21:00, c 22:30',
  ],
  'after_dark: the stop before the last one that is dark already': [
    'open throughout, about $0',
    'note after_dark: hill {"sunset":"2026-05-16T03:12:56.621Z","timeZone":"America/Los_Angeles"} → reorder hill: hill 18:00, b 20:50, a 22:30, c 23:50',
  ],
  'after_dark: in the small hours, too': [
    'open throughout, about $0',
    'note after_dark: beach {"sunset":"2026-05-16T03:12:56.621Z","timeZone":"America/Los_Angeles"} → nearby beach at 37.800 -122.410 ["Entertainment",null,null,"2026-05-16T08:00:00.000Z"]',
  ],
  'after_dark: rooftops, terraces, markets and pitches are lit': ['open throughout, about $0'],
  'after_dark: nobody knows the light of a place without coordinates': ['open throughout, about $0'],
  'after_dark: a hill that Liora does not know any more, by the clocks of the evening': [
    'not open throughout, about $0',
    'note after_dark: hill {"sunset":"2026-05-16T03:12:56.621Z","timeZone":"America/Los_Angeles"} → nearby hill at 37.800 -122.410 ["Entertainment",null,null,"2026-05-16T04:30:00.000Z"]',
  ],
  'diet: nothing says that it is met': [
    'not open throughout, about $0',
    'note diet: a {"diet":"Vegan"} → nearby a at 37.800 -122.410 ["Restaurant",null,"Vegan",null]',
  ],
  'diet: nobody asks': ['not open throughout, about $0'],
  'diet: it is met': ['not open throughout, about $0'],
  'diet: vegan is vegetarian': ['not open throughout, about $0'],
  'diet: vegetarian is not vegan': [
    'not open throughout, about $0',
    'note diet: a {"diet":"Vegan"} → nearby a at 37.800 -122.410 ["Restaurant",null,"Vegan",null]',
  ],
  'diet: vegan is without lactose': ['not open throughout, about $0'],
  'diet: vegetarian is pescetarian': ['not open throughout, about $0'],
  'diet: vegan is pescetarian': ['not open throughout, about $0'],
  'diet: without coordinates it is left out': [
    'not open throughout, about $0',
    'note diet: a {"diet":"Halal"} → drop a: b any time, c any time',
    'note no_coordinates: a, b, c {} → point',
  ],
  'over_budget: exactly the budget': ['not open throughout, $120'],
  'over_budget: a dollar more: a cheaper one instead of the dearest': [
    'not open throughout, $121',
    'problem over_budget: a, b {"total":121,"about":false,"budget":120} → nearby b at 37.800 -122.410 ["Bar",2,null,null]',
  ],
  'over_budget: meals by their price level, about': [
    'open throughout, about $526',
    'problem over_budget: meal 1, meal 2, meal 3, meal 4 {"total":526,"about":true,"budget":500} → nearby meal 4 at 37.800 -122.410 ["Restaurant",3,null,"2026-05-16T05:00:00.000Z"]',
  ],
  'over_budget: other stops by theirs': [
    'not open throughout, about $240',
    'problem over_budget: bar 1, bar 2, bar 3, bar 4 {"total":240,"about":true,"budget":239} → nearby bar 4 at 37.800 -122.410 ["Bar",3,null,null]',
  ],
  'over_budget: nobody knows what a place without a level costs': [
    'not open throughout, about $60',
    'problem over_budget: b, c {"total":60,"about":true,"budget":50} → drop b: a any time, c any time',
  ],
  'over_budget: a cheap place cannot be cheaper': [
    'not open throughout, about $28',
    'problem over_budget: a, b {"total":28,"about":true,"budget":20} → drop a: b any time, c any time',
  ],
  'over_budget: of level 2 one of level 1': [
    'not open throughout, about $72',
    'problem over_budget: a, b {"total":72,"about":true,"budget":50} → nearby a at 37.800 -122.410 ["Bar",1,null,null]',
  ],
  'over_budget: no budget': ['not open throughout, about $9000'],
  'over_budget: less than nothing': [
    'not open throughout, $0',
    'problem over_budget:  {"total":0,"about":false,"budget":-1} → nothing',
  ],
  'over_budget: no budget at all': [
    'not open throughout, $1',
    'problem over_budget: a {"total":1,"about":false,"budget":0} → drop a: b any time',
  ],
  'no_coordinates: places of one’s own alone': [
    'not open throughout, about $0',
    'note no_coordinates: a, b {} → point',
  ],
  'no_coordinates: for oneself': ['not open throughout, about $0'],
  'no_coordinates: with the name of a town': ['not open throughout, about $0'],
  'no_coordinates: one is known': ['not open throughout, about $0'],
  'no_coordinates: half a position is none': [
    'not open throughout, about $0',
    'note no_coordinates: a, b {} → point',
  ],
  'no_coordinates: nothing yet': ['open throughout, $0'],
  'planCheck: an evening that works': ['open throughout, about $110'],
  'planCheck: one without times': ['not open throughout, about $0'],
  'planCheck: several things at once, in the order of the stops': [
    'not open throughout, about $200',
    'problem closed_at_arrival: cafe {"at":"2026-05-16T00:00:00.000Z","opens":"2026-05-16T15:00:00.000Z","timeZone":"America/Los_Angeles"} → nearby cafe at 37.800 -122.410 ["Bar",null,null,"2026-05-16T00:00:00.000Z"]',
    'problem overlap: cafe, dinner {"minutes":31} → shift dinner: cafe 17:00, dinner 18:05, second 19:30, hill 22:00',
    'problem over_budget: dinner {"total":200,"about":true,"budget":100} → drop dinner: cafe 17:00, second 19:00, hill 22:00',
    'note unknown_hours: dinner {"at":"2026-05-16T00:30:00.000Z","timeZone":"America/Los_Angeles"} → nearby dinner at 37.800 -122.410 ["Restaurant",null,"Kosher","2026-05-16T00:30:00.000Z"]',
    'note leg_too_long: dinner, second {"miles":4.005657106460961} → nearby second at 37.800 -122.410 ["Restaurant",null,"Kosher","2026-05-16T02:00:00.000Z"]',
    'note heavy_meals: dinner, second {} → reorder second: cafe 17:00, dinner 17:30, hill 19:00, second 22:00',
    'note diet: dinner {"diet":"Kosher"} → nearby dinner at 37.800 -122.410 ["Restaurant",null,"Kosher","2026-05-16T00:30:00.000Z"]',
    'note diet: second {"diet":"Kosher"} → nearby second at 37.858 -122.410 ["Restaurant",null,"Kosher","2026-05-16T02:00:00.000Z"]',
    'note after_dark: hill {"sunset":"2026-05-16T03:13:05.318Z","timeZone":"America/Los_Angeles"} → reorder hill: cafe 17:00, dinner 17:30, hill 19:00, second 22:00',
  ],
  'planCheck: a fix that would break something else is passed over': [
    'not open throughout, about $0',
    'problem closed_at_arrival: club {"at":"2026-05-16T00:00:00.000Z","opens":"2026-05-16T01:00:00.000Z","timeZone":"America/Los_Angeles"} → reorder club: museum 17:00, club 18:05, late 20:30',
  ],
  'planCheck: where nothing mends without breaking something else, it is left out': [
    'not open throughout, about $0',
    'problem closed_at_arrival: cafe {"at":"2026-05-16T01:30:00.000Z","opens":"2026-05-16T15:00:00.000Z","timeZone":"America/Los_Angeles"} → drop cafe: one any time, two any time',
  ],
  'planCheck: too dear also without the dearest': [
    'not open throughout, $240',
    'problem over_budget: a, b, c {"total":240,"about":false,"budget":60} → drop a: b any time, c any time',
  ],
  'planCheck: one of the stops goes by the usual hours of such a place': [
    'open throughout by usual hours, about $0',
  ],
  'planCheck: at a stop without a time no hours are looked at, usual or not': [
    'not open throughout, about $0',
  ],
};
