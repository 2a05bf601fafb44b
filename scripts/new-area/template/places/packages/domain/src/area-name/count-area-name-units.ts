/** Units of all the places together. */
export const countAreaNameUnits = (places: readonly { readonly units: number }[]): number =>
  places.reduce((sum, { units }) => sum + units, 0)
