// What tiles call their roads, by the schemas of Protomaps, OpenMapTiles and Shortbread.

/** As they are drawn, what lies lowest first. */
export const roadKinds = ['path', 'rail', 'minor', 'major', 'highway'] as const

export type RoadKind = (typeof roadKinds)[number]

const names: Record<RoadKind, readonly string[]> = {
  highway: ['highway', 'motorway', 'trunk'],
  major: ['major_road', 'medium_road', 'primary', 'secondary', 'tertiary', 'busway'],
  minor: [
    'minor_road',
    'minor',
    'residential',
    'unclassified',
    'living_street',
    'service',
    'pedestrian',
    'street_limited',
    'other',
  ],
  path: ['path', 'track', 'footway', 'cycleway', 'bridleway', 'steps'],
  rail: ['rail', 'transit', 'light_rail', 'subway', 'tram'],
}

const byName = new Map(roadKinds.flatMap((kind) => names[kind].map((name) => [name, kind] as const)))

/** The layers that have roads, and the layers that have their names. */
export const roadLayers = ['roads', 'transportation', 'streets']
export const roadNameLayers = ['roads', 'transportation_name', 'street_labels']
export const waterLayers = ['water', 'ocean', 'water_polygons']

type Properties = Readonly<Record<string, unknown>>

/** Undefined of what is no road: a ferry, a pier. */
export const roadKindOf = ({ kind, class: named }: Properties): RoadKind | undefined =>
  byName.get(String(kind ?? named))

export const roadNameOf = ({ name }: Properties): string | undefined =>
  typeof name === 'string' && name.trim() ? name : undefined

/** How wide a road is drawn where the zoom is 14, in pixels. */
const widths: Record<RoadKind, number> = { highway: 4, major: 2.6, minor: 1.6, path: 0.8, rail: 0.8 }

export const roadWidth = (kind: RoadKind, zoom: number): number =>
  Math.round(Math.min(24, Math.max(0.4, widths[kind] * 1.5 ** (zoom - 14))) * 10) / 10
