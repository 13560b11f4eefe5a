/** Widths in CSS pixels by zoom; between the stops they grow with the scale. */
type Widths = [zoom: number, pixels: number][];

export const ROAD_WIDTHS = {
  motorway: [
    [8, 0.8],
    [12, 2.6],
    [15, 7],
    [18, 26],
  ],
  main: [
    [9, 0.5],
    [12, 1.8],
    [15, 6],
    [18, 24],
  ],
  middle: [
    [11, 0.5],
    [13, 1.4],
    [15, 4.6],
    [18, 18],
  ],
  street: [
    [12, 0.3],
    [14, 1.8],
    [15, 3],
    [18, 13],
  ],
  path: [
    [14, 0.5],
    [16, 1.2],
    [18, 3],
  ],
  rail: [
    [11, 0.8],
    [14, 2],
    [18, 5],
  ],
} satisfies Record<string, Widths>;
