import type { District } from './streetGrid.ts';

/** Districts with a regular grid: corners from the north-west, clockwise, and how many streets. */
export const districts: District[] = [
  // Outer and inner Richmond
  {
    corners: [
      [37.7845, -122.5075],
      [37.7868, -122.46],
      [37.7742, -122.4587],
      [37.7715, -122.5095],
    ],
    across: 6,
    down: 44,
  },
  // Sunset
  {
    corners: [
      [37.764, -122.509],
      [37.766, -122.464],
      [37.7365, -122.4705],
      [37.734, -122.5065],
    ],
    across: 14,
    down: 36,
  },
  // Marina and Cow Hollow
  {
    corners: [
      [37.8045, -122.447],
      [37.8055, -122.4265],
      [37.7965, -122.4247],
      [37.794, -122.4455],
    ],
    across: 8,
    down: 13,
  },
  // Pacific Heights and Western Addition
  {
    corners: [
      [37.794, -122.4455],
      [37.7965, -122.4247],
      [37.7762, -122.4205],
      [37.7735, -122.4412],
    ],
    across: 20,
    down: 13,
  },
  // Laurel Heights and Anza Vista
  {
    corners: [
      [37.7885, -122.4575],
      [37.79, -122.4455],
      [37.7745, -122.4425],
      [37.7735, -122.4545],
    ],
    across: 9,
    down: 9,
  },
  // Russian Hill, Nob Hill and the Tenderloin
  {
    corners: [
      [37.8055, -122.4245],
      [37.8085, -122.4115],
      [37.7838, -122.4075],
      [37.7787, -122.4185],
    ],
    across: 24,
    down: 8,
  },
  // North Beach and Telegraph Hill
  {
    corners: [
      [37.808, -122.4125],
      [37.8065, -122.4045],
      [37.7985, -122.3985],
      [37.7975, -122.4105],
    ],
    across: 8,
    down: 7,
  },
  // Financial District
  {
    corners: [
      [37.7985, -122.411],
      [37.799, -122.3985],
      [37.7945, -122.3952],
      [37.7868, -122.4085],
    ],
    across: 9,
    down: 8,
  },
  // South of Market, along the diagonal of Market Street
  {
    corners: [
      [37.7758, -122.4175],
      [37.7928, -122.3955],
      [37.785, -122.389],
      [37.7695, -122.4085],
    ],
    across: 8,
    down: 13,
  },
  // Mission Bay
  {
    corners: [
      [37.7715, -122.4],
      [37.7755, -122.3885],
      [37.7655, -122.3875],
      [37.7645, -122.399],
    ],
    across: 5,
    down: 6,
  },
  // The Mission
  {
    corners: [
      [37.7685, -122.4265],
      [37.7695, -122.4075],
      [37.7485, -122.4055],
      [37.7475, -122.4245],
    ],
    across: 20,
    down: 13,
  },
  // Castro and Noe Valley
  {
    corners: [
      [37.7685, -122.436],
      [37.7685, -122.4265],
      [37.7445, -122.4245],
      [37.7455, -122.4375],
    ],
    across: 22,
    down: 5,
  },
  // Haight-Ashbury
  {
    corners: [
      [37.7718, -122.453],
      [37.7742, -122.432],
      [37.768, -122.431],
      [37.7655, -122.4525],
    ],
    across: 5,
    down: 13,
  },
  // Potrero Hill and Dogpatch
  {
    corners: [
      [37.766, -122.407],
      [37.7645, -122.3885],
      [37.751, -122.388],
      [37.7515, -122.4055],
    ],
    across: 10,
    down: 13,
  },
  // Bernal Heights
  {
    corners: [
      [37.747, -122.423],
      [37.747, -122.407],
      [37.734, -122.409],
      [37.7335, -122.4255],
    ],
    across: 10,
    down: 9,
  },
  // Excelsior
  {
    corners: [
      [37.7325, -122.432],
      [37.7265, -122.4215],
      [37.709, -122.4345],
      [37.7135, -122.4465],
    ],
    across: 14,
    down: 7,
  },
  // Portola and Visitacion Valley
  {
    corners: [
      [37.731, -122.415],
      [37.731, -122.4035],
      [37.71, -122.4015],
      [37.7105, -122.4115],
    ],
    across: 15,
    down: 6,
  },
  // Bayview
  {
    corners: [
      [37.7425, -122.402],
      [37.741, -122.385],
      [37.7255, -122.388],
      [37.7265, -122.401],
    ],
    across: 11,
    down: 11,
  },
  // Ingleside and Ocean View
  {
    corners: [
      [37.7275, -122.472],
      [37.725, -122.451],
      [37.71, -122.4535],
      [37.7105, -122.471],
    ],
    across: 12,
    down: 12,
  },
  // Parkside and Lakeside
  {
    corners: [
      [37.734, -122.479],
      [37.7325, -122.464],
      [37.723, -122.466],
      [37.724, -122.478],
    ],
    across: 6,
    down: 9,
  },
  // Treasure Island
  {
    corners: [
      [37.8285, -122.3765],
      [37.829, -122.3705],
      [37.8195, -122.3645],
      [37.818, -122.3695],
    ],
    across: 10,
    down: 4,
  },
  // Downtown Oakland
  {
    corners: [
      [37.815, -122.29],
      [37.825, -122.262],
      [37.803, -122.262],
      [37.798, -122.283],
    ],
    across: 18,
    down: 18,
  },
  // Berkeley
  {
    corners: [
      [37.887, -122.298],
      [37.885, -122.262],
      [37.85, -122.255],
      [37.846, -122.287],
    ],
    across: 24,
    down: 18,
  },
  // Alameda
  {
    corners: [
      [37.784, -122.296],
      [37.783, -122.274],
      [37.759, -122.243],
      [37.764, -122.268],
    ],
    across: 9,
    down: 18,
  },
];
