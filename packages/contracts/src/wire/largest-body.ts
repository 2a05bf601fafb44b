/** Bytes of a body that a signed-in person may send: a whole year of a forecast is a tenth of it. */
export const largestBody = 1_048_576
