type AreaNameSummary = { readonly first: number; readonly last: number }

/** First and last of the years, whatever their order; null without any. */
export const summariseAreaName = (years: readonly number[]): AreaNameSummary | null =>
  years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) }
