import type { Category } from './categories.ts';

/**
 * What people call kinds of place, besides their own names: kind → other words for it, in lower case without accents.
 * Kinds are categories, subcategories, cuisines and tags. A kind is meant when the whole query is its name or one of
 * these words; plurals are understood. This file is long because it is a vocabulary.
 */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  Restaurant:
    'food, eat, eating, eatery, eateries, place to eat, places to eat, where to eat, dine, dining, dining out, dining room, lunch, supper, breakfast, meal, table for two, grill, kitchen, cuisine, canteen, brasserie, trattoria, osteria, ristorante, restaurante, gastronomy, table, dinner place',
  'Fine Dining':
    'fine restaurant, tasting menu, michelin, haute cuisine, gourmet, upscale restaurant, white tablecloth',
  Diner: 'american diner',
  Casual: 'casual restaurant, casual dining, family restaurant',
  'Fast Food':
    'counter, takeaway, takeout, take out, take away, quick bite, snack, snack bar, street food, food truck, drive through, drive thru',
  'Food court': 'food hall, food plaza',
  Italian: 'italian restaurant, italian food, pasta, spaghetti, risotto, lasagna, gnocchi',
  Pizza: 'pizzeria, pizza place, pizza restaurant, pizza slice, deep dish, thin crust, slice',
  Asian: 'asian restaurant, asian food, pan asian, asian fusion',
  Vietnamese: 'vietnamese restaurant, vietnamese food, pho, banh mi, spring rolls',
  Korean: 'korean restaurant, korean food, korean bbq, bibimbap, bulgogi, kimchi',
  Mexican:
    'mexican restaurant, mexican food, taco, taqueria, burrito, enchilada, quesadilla, fajita, nacho, tamale, tortilla, salsa, guacamole, tex mex',
  Mediterranean: 'mediterranean restaurant, mediterranean food, mezze, hummus, pita, gyro',
  American: 'american restaurant, american food, soul food, southern food, comfort food, bar and grill',
  French: 'french restaurant, french food',
  Japanese:
    'japanese restaurant, japanese food, izakaya, udon, soba, teppanyaki, yakitori, bento, tempura, omakase',
  Sushi: 'sushi bar, sushi restaurant, sashimi, maki, nigiri',
  Ramen: 'ramen shop, ramen restaurant, noodle soup',
  Indian:
    'indian restaurant, indian food, curry, curry house, tandoori, biryani, tikka masala, butter chicken, dosa, naan, samosa, thali, paneer, paneer tikka, lassi, dal, dal makhani, dal makhni, roti, chaat, korma, vindaloo, idli, pakora, pani puri, pav bhaji, vada pav, momo',
  Thai: 'thai restaurant, thai food, pad thai',
  Chinese:
    'chinese restaurant, chinese food, dumpling, cantonese, szechuan, sichuan, peking, peking duck, wonton',
  'Dim sum': 'dim sum restaurant, dumpling house, yum cha',
  'Hot pot': 'hot pot restaurant, hotpot, shabu shabu, sukiyaki',
  Burger: 'burger place, burger restaurant, hamburger, cheeseburger, burger joint, fries, french fries',
  Sandwich: 'sandwich shop, sandwich place, sub shop, deli sandwich, panini, deli, delicatessen',
  Seafood:
    'seafood restaurant, fish, fish restaurant, oyster, oyster bar, crab, lobster, shellfish, clam, mussel, scallop, mollusc, mollusk, crustacean, octopus, squid, shrimp, prawn, fish and chips, chowder',
  'Steak house': 'steakhouse, steak, steak restaurant, chop house, chophouse, beef, meat',
  Barbecue: 'bbq, barbeque, barbecue restaurant, bbq restaurant, ribs, smokehouse',
  Spanish: 'spanish restaurant, spanish food, paella',
  Tapas: 'tapas bar, small plates, pintxos',
  Greek: 'greek restaurant, greek food, souvlaki, gyro',
  Turkish: 'turkish restaurant, turkish food',
  'Middle eastern': 'middle eastern restaurant, middle eastern food, arabic food',
  Kebab: 'kebab shop, doner, shawarma',
  Falafel: 'falafel place',
  Crepe: 'creperie, galette',
  Soup: 'soup kitchen, soup bar, broth, stew',
  Chicken: 'fried chicken, wings, chicken wings, rotisserie, hot chicken',
  Salad: 'salad bar, healthy food, bowls',
  Breakfast: 'breakfast cafe, breakfast diner',
  Noodle:
    'noodle shop, noodle bar, noodle house, noodle restaurant, soba noodle, udon noodle, rice noodle, egg noodle',
  Filipino: 'filipino restaurant, filipino food',
  Peruvian: 'peruvian restaurant, ceviche',
  Bar: 'alcohol, booze, beverage, bier, place to drink, drinking, nightcap, happy hour, speakeasy, taproom, saloon, watering hole',
  'Cocktail Bar': 'cocktail, cocktail lounge, mixology, martini, negroni',
  'Wine Bar': 'wine, wine tasting, enoteca, vinoteca, wine cellar, wine shop, winery, sommelier',
  'Sports Bar': 'sports pub, watch the game',
  Brewery: 'craft beer, craft brewery, microbrewery, brewpub, beer hall, ale house',
  Pub: 'tavern, public house, irish pub, gastropub, beer',
  'Beer garden': 'biergarten',
  Rooftop: 'roof terrace, roof bar, rooftop terrace, sky bar, roof garden',
  'Dive Bar': 'dive',
  Lounge: 'lounge bar, hookah, hookah lounge, shisha, cocktail lounge',
  Cafe: 'caffe, kaffee, bistro, hot chocolate, hot drink, internet cafe',
  'Coffee Shop':
    'coffee, espresso, latte, cappuccino, flat white, macchiato, americano, mocha, brew, drip, cold brew, coffeehouse, coffee house, coffee bar, coffee store, roastery, coffee roaster, roaster',
  Bakery: 'bread, bakeshop, bake shop, baker, boulangerie, croissant, rolls, baguette',
  Bagel: 'bagel shop, bagel bakery, lox',
  'Tea House':
    'tea, green tea, black tea, white tea, oolong tea, herbal tea, tea shop, tea room, tearoom, teahouse, tea store, tea lounge, afternoon tea, high tea, bubble tea, boba, boba tea, milk tea, matcha, pearl tea, tapioca, tea drink',
  'Brunch Spot': 'breakfast place, breakfast spot, pancake, waffle, breakfast and brunch',
  'Juice Bar':
    'juice, smoothie, smoothie bar, fresh juice, fruit, fruit juice, fruit drink, acai, acai bowl, juice shop, milkshake, shake',
  Dessert: 'sweet shop, sweets, sugar, pudding, treat, dessert shop, dessert place',
  'Ice Cream':
    'ice cream shop, ice cream parlor, ice cream parlour, ice cream store, ice cream place, ice cream truck, gelateria, gelato, sorbet, sherbet, soft serve, frozen dessert, frozen, froyo, frozen yogurt, sundae',
  'Pastry Shop': 'pastry, patisserie, cake, cake shop, cookie, cookie shop, macaron, tart, cakery, pie shop',
  Gelato: 'gelateria, gelato shop, italian ice cream',
  'Chocolate Shop': 'chocolate, chocolatier, cocoa, chocolate store, praline, truffle',
  'Frozen Yogurt': 'froyo, yogurt, frozen yoghurt',
  'Donut Shop': 'donut, doughnut, doughnut shop, donut store',
  Cupcakes: 'cupcake, cupcake shop',
  Entertainment: 'night out, nightlife, fun, things to do, event, party, birthday, celebration',
  'Live Music':
    'live band, gig, concert, music, jazz, jazz club, blues, concert hall, music hall, music venue, band, opera, philharmonic, symphony, orchestra',
  Comedy: 'comedy club, stand up, stand up comedy, improv',
  Theater:
    'theatre, play, musical, drama, stage, playhouse, performance, performing arts, ballet, broadway, theater play, opera house, amphitheater, amphitheatre, open air theater',
  Nightclub: 'night club, club, disco, discotheque, dance club, dancing, clubbing, rave, dj',
  Karaoke: 'karaoke bar, karaoke box, sing',
  Bowling: 'rain, rainy, rainy day, bowling alley, bowling center',
  Arcade:
    'rain, rainy, rainy day, amusement arcade, game arcade, video game, pinball, pinball machine, games, barcade',
  Movies:
    'rain, rainy, rainy day, movie, cinema, film, movie theater, movie theatre, picture house, multiplex, imax, flick, drive in, drive in cinema, drive in theater, drive in movie',
  Sight: 'sightseeing, landmark, palace, historic site, things to see, place to see',
  Museum:
    'rain, rainy, rainy day, art museum, history museum, science museum, museum of art, history, science, technology, culture, cultural, archaeology, archaeological, archeology, archeological, excavation, exhibition, collection, historical museum, archaeological museum',
  Gallery:
    'rain, rainy, rainy day, art gallery, art, painting, exhibition, photograph, photography, modern art, art show, contemporary art',
  'Arts center':
    'arts centre, art centre, art center, cultural center, cultural centre, community arts, performance venue, performance space, theater space, theatre space',
  'Public art': 'artwork, street art, installation, art installation',
  Mural: 'wall painting, fresco, graffiti',
  Sculpture: 'statue, carving, figure, bust',
  Spa: 'massage, sauna, wellness, bath house, bathhouse, thermal bath, hammam, day spa, hot tub',
  'Cooking Class': 'cooking school, cookery class, learn to cook',
  Workshop: 'class, craft workshop, dance class, dance studio, dance school, pottery, pottery class',
  Gym: 'fitness, fitness center, fitness centre, workout, health club, climbing gym, bouldering, pilates',
  'Yoga Studio': 'yoga, yoga class, meditation',
  'Escape Room': 'escape game, puzzle room, exit game, exit room, escape the room, quest room',
  Outdoor: 'outdoors, open air, outside, in the open',
  Park: 'nature, green, green space, parkland, pleasure garden, grounds, picnic, picnic area, playground, lawn, grass, meadow, plaza, square, urban park, city park, village green, recreation area, esplanade, woodland, forest',
  Beach: 'nature, seaside, shore, seashore, sand, swim, swimming, ocean, lido',
  Hiking: 'nature, hike, trail, hiking trail, walk, mountain, summit, peak, nature reserve',
  Garden:
    'nature, botanical garden, flower, flower garden, rose garden, japanese garden, plants, herb garden',
  Patio: 'terrace, outdoor seating, al fresco, alfresco, sidewalk seating, beer terrace',
  Market:
    'marketplace, market hall, farmers market, vegetable, food market, flea market, bazaar, night market, street market',
  Sports: 'sport, ballpark, sports center, sports centre, tennis, swimming pool, sports club',
  View: 'viewpoint, lookout, overlook, vista, scenic view, scenery, panorama, vantage point, scenic',
  Waterfront:
    'marina, mooring, harbor, harbour, pier, dock, boat, yacht, wharf, lake, riverside, by the water',
  'Ice skating': 'ice rink, skating, skating rink',
  'Mini golf': 'miniature golf, minigolf, crazy golf, putt putt',
};

/** Kinds that are neither a subcategory nor a cuisine. */
export const OTHER_OWNERS: Readonly<Record<string, Category>> = {
  'Beer garden': 'Bar',
  'Public art': 'Experience',
  Mural: 'Experience',
  Sculpture: 'Experience',
  Sight: 'Experience',
  'Arts center': 'Entertainment',
  View: 'Outdoor',
  Waterfront: 'Outdoor',
  'Ice skating': 'Entertainment',
  'Mini golf': 'Entertainment',
};

/** What somebody who finds too few of a kind would take instead. */
export const CLOSE_KINDS: Readonly<Record<string, readonly string[]>> = {
  Gallery: ['Museum'],
  Museum: ['Gallery'],
  'Pastry Shop': ['Bakery'],
  Bakery: ['Pastry Shop'],
  Cupcakes: ['Pastry Shop', 'Bakery'],
  'Chocolate Shop': ['Pastry Shop'],
  'Frozen Yogurt': ['Ice Cream', 'Gelato'],
  'Ice Cream': ['Gelato', 'Frozen Yogurt'],
  Gelato: ['Ice Cream', 'Frozen Yogurt'],
  'Tea House': ['Coffee Shop'],
  'Juice Bar': ['Coffee Shop'],
  'Brunch Spot': ['Coffee Shop'],
  Sushi: ['Japanese'],
  Ramen: ['Japanese'],
  Pizza: ['Italian'],
  'Dim sum': ['Chinese'],
  Crepe: ['French'],
  Diner: ['Brunch Spot', 'American'],
  Bagel: ['Bakery'],
  Noodle: ['Ramen'],
  Soup: ['Ramen', 'Noodle'],
  Mural: ['Public art'],
  Sculpture: ['Public art'],
  'Arts center': ['Theater', 'Gallery'],
};

/**
 * What comes after places whose own text has the word, closest first. Where no kind above has the word too, the text of
 * a place has to say it: there is no kind 'candy store', but candy stores are imported with these words.
 */
export const CLOSE_TO_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...closeTo(
    ['Chocolate Shop', 'Dessert'],
    'candy, candy store, candy shop, confectionery, confectioner, fudge, lollipop',
  ),
  ...closeTo(['Arts center', 'Museum'], 'art'),
  ...closeTo(['Gallery'], 'art store, art shop'),
  ...closeTo(
    ['Sight', 'Museum'],
    'attraction, tourist attraction, monument, memorial, castle, fort, ruins, city gate',
  ),
  ...closeTo(['Museum'], 'planetarium'),
  ...closeTo(['Hiking'], 'waterfall, cave'),
  ...closeTo(['Sports'], 'golf, golf course, stadium, arena'),
  ...closeTo(
    ['Nightclub', 'Workshop'],
    'dance hall, ballroom, ballroom dancing, tango, salsa dancing, swing dancing',
  ),
  ...closeTo(['Entertainment'], 'event space, event hall, banquet hall'),
  ...closeTo(['Pub', 'Brewery'], 'cider, cidery'),
  ...closeTo(['Fast Food'], 'hot dog, hotdog, sausage, frankfurter'),
  // A cup of cocoa is had in a cafe when there is no chocolate shop about.
  ...closeTo(['Coffee Shop'], 'cocoa'),
  ...closeTo(['Fast Food'], 'drive in'),
  ...closeTo(['Market'], 'fruit'),
};

function closeTo(kinds: readonly string[], words: string): Record<string, readonly string[]> {
  return Object.fromEntries(words.split(', ').map((word) => [word, kinds]));
}
