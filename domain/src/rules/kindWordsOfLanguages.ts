/**
 * The commonest kinds of place in other languages than English: German, French, Italian, Spanish, Portuguese, Dutch, Polish,
 * Russian, Japanese, Chinese (simplified and traditional), Korean. As they are written there; words that mean something else
 * in English ('the', 'pain') are left out.
 */
export const KIND_WORDS_OF_LANGUAGES: Readonly<Record<string, string>> = {
  Restaurant:
    'gasthaus, gaststätte, wirtshaus, essen, restaurante, restauracja, ресторан, レストラン, 食堂, 餐厅, 餐廳, 饭店, 飯店, 식당, 레스토랑, 맛집',
  'Fast Food': 'imbiss, schnellrestaurant, snackbar, фастфуд, ファストフード, 快餐, 패스트푸드',
  Italian:
    'italiener, italienisch, italien, italiano, włoska, итальянский, イタリアン, イタリア料理, 意大利菜, 義大利菜, 이탈리안',
  Pizza:
    'pizzería, pizzaria, pizzabude, pizzeria da asporto, пицца, пиццерия, ピザ, ピッツァ, 披萨, 比薩, 피자',
  Japanese:
    'japanisch, japonais, giapponese, japonés, japonês, японский, 和食, 日本料理, 居酒屋, 일식, 이자카야',
  Sushi: 'суши, 寿司, 鮨, すし, 寿司屋, 壽司, 스시, 초밥',
  Ramen: 'рамен, ラーメン, 拉面, 拉麵, 라멘',
  Noodle: 'nudeln, nouilles, лапша, うどん, そば, 蕎麦, 面馆, 麵店, 국수',
  Chinese: 'chinesisch, chinois, cinese, chino, chinês, китайский, 中華, 中華料理, 中餐, 中菜, 중식, 중국집',
  'Hot pot': '火鍋, 火锅, 鍋, しゃぶしゃぶ, 훠궈, 샤브샤브',
  'Dim sum': '点心, 點心, 飲茶, 딤섬',
  Korean: 'koreanisch, coréen, coreano, корейский, 韓国料理, 焼肉, 韩国菜, 韓國菜, 한식, 한정식',
  Thai: 'thailändisch, thaïlandais, tailandese, tailandés, тайский, タイ料理, 泰国菜, 泰國菜, 태국음식',
  Vietnamese: 'vietnamesisch, vietnamien, vietnamita, вьетнамский, ベトナム料理, 越南菜, 베트남음식, 쌀국수',
  Indian: 'indisch, indien, indiano, индийский, インド料理, カレー, 印度菜, 인도음식',
  Mexican: 'mexikanisch, mexicain, messicano, mexicano, мексиканский, メキシコ料理, タコス, 墨西哥菜, 타코',
  Burger:
    'hamburguesa, hamburguesería, hambúrguer, hamburgueria, бургер, бургерная, ハンバーガー, 汉堡, 漢堡, 버거, 햄버거',
  Seafood:
    'fisch, fischrestaurant, poisson, fruits de mer, frutti di mare, pesce, marisco, mariscos, морепродукты, 海鮮, 海鲜, 해산물',
  'Steak house': 'steakrestaurant, asador, стейкхаус, ステーキ, 牛排, 스테이크',
  Kebab: 'döner, dönerladen, кебаб, шаурма, ケバブ, 케밥',
  Crepe: 'crêperie, crêpes, crepería, блины, クレープ, 可丽饼, 크레페',
  Breakfast:
    'frühstück, petit déjeuner, colazione, desayuno, café da manhã, ontbijt, śniadanie, завтрак, 朝食, モーニング, 早餐, 아침식사',
  Bar: 'kneipe, бар, バー, 酒吧, 술집, 바',
  'Wine Bar':
    'wein, weinbar, weinstube, vin, bar à vin, bar à vins, vino, vinho, wijn, wijnbar, вино, винный бар, ワインバー, ワイン, 葡萄酒, 红酒吧, 와인바',
  'Cocktail Bar':
    'cocktailbar, bar à cocktails, cocteles, coctelería, коктейль, カクテル, カクテルバー, 鸡尾酒, 雞尾酒, 칵테일바',
  Brewery:
    'brauerei, birrificio, cervecería, cervejaria, brouwerij, browar, пивоварня, ブルワリー, クラフトビール, 啤酒厂, 양조장',
  Pub: 'kneipe, birreria, паб, パブ, 펍',
  Cafe: 'kaffeehaus, cafetería, cafeteria, caffetteria, kawiarnia, кафе, カフェ, 喫茶店, 咖啡馆, 咖啡館, 咖啡厅, 咖啡廳, 카페',
  'Coffee Shop': 'kaffee, koffie, кофе, кофейня, コーヒー, 珈琲, 咖啡, 커피',
  Bakery:
    'bäckerei, panificio, panetteria, panadería, padaria, bakkerij, piekarnia, пекарня, булочная, パン屋, ベーカリー, 面包店, 麵包店, 빵집, 베이커리',
  'Tea House':
    'tee, teehaus, teestube, teeladen, salon de thé, sala da tè, tetería, чай, чайная, お茶, 茶室, 茶館, 茶馆, 奶茶, タピオカ, 찻집',
  Dessert: 'nachtisch, dolce, dolci, postre, sobremesa, десерт, デザート, スイーツ, 甜品, 甜點, 디저트',
  'Ice Cream':
    'eis, eisdiele, eiscafé, glacier, heladería, helado, sorveteria, gelado, ijs, ijssalon, lody, lodziarnia, мороженое, アイスクリーム, アイス, 冰淇淋, 아이스크림',
  'Pastry Shop':
    'konditorei, kuchen, gâteau, pasticceria, pastelería, pastelaria, confeitaria, cukiernia, кондитерская, ケーキ, 洋菓子, 蛋糕, 케이크',
  'Chocolate Shop':
    'schokolade, chocolaterie, chocolat, cioccolato, cioccolateria, chocolatería, шоколад, チョコレート, 巧克力, 초콜릿',
  'Live Music':
    'livemusik, konzert, musik, musique, musica dal vivo, música en vivo, koncert, концерт, ライブ, ライブハウス, 音楽, 音乐, 라이브',
  Theater: 'théâtre, teatro, teatr, театр, 劇場, 剧院, 劇院, 극장',
  Movies: 'kino, cinéma, cine, bioscoop, кино, кинотеатр, 映画, 映画館, 电影院, 電影院, 영화관',
  Nightclub: 'diskothek, disko, discothèque, discoteca, boîte de nuit, клуб, ночной клуб, クラブ, 夜店, 클럽',
  Karaoke: 'караоке, カラオケ, 卡拉ok, 노래방',
  Bowling: 'bowlingbahn, kegelbahn, bolera, боулинг, ボウリング, ボーリング, 保龄球, 볼링장',
  Museum: 'musée, museo, museu, muzeum, музей, 博物館, 博物馆, 美術館, 美术馆, 미술관, 박물관',
  Gallery: 'galerie, kunstgalerie, galleria, galería, galeria, галерея, ギャラリー, 画廊, 갤러리',
  Spa: 'therme, thermen, thermes, terme, termas, баня, сауна, спа, 温泉, 溫泉, 銭湯, スパ, 온천, 찜질방',
  Park: 'parc, parco, parque, парк, 公園, 公园, 공원',
  Garden:
    'garten, botanischer garten, jardin, giardino, jardín, jardim, tuin, ogród, сад, 庭園, 御苑, 植物園, 花园, 花園, 정원',
  Beach: 'strand, plage, spiaggia, playa, praia, пляж, ビーチ, 海水浴場, 海滩, 海灘, 해변',
  Market: 'markt, wochenmarkt, marché, mercato, mercado, rynek, рынок, 市場, 朝市, 市场, 夜市, 시장',
  Hiking:
    'wandern, wanderweg, randonnée, escursione, senderismo, trilha, wandelen, поход, ハイキング, 登山, 徒步, 등산',
  View: 'aussicht, aussichtspunkt, point de vue, belvedere, mirador, miradouro, смотровая площадка, 展望台, 夜景, 观景台, 전망대',
  Sight: 'sehenswürdigkeit, sehenswürdigkeiten, monumento, достопримечательность, 観光地, 景点, 관광지',
};
