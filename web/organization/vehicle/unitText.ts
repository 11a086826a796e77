import * as t from './__generated__/messages.ts'
/** How a vehicle is called where something names it, as "Unit 4184"; nothing where none is named. */
export const unitText = (vehicle: { readonly unitNumber: string } | null | undefined): string =>
  vehicle ? t.unit2({ unitNumber: vehicle.unitNumber }) : ''
