export type YearOfPayrollOverhead = { readonly year: number; readonly percent: number; readonly isDemo: boolean }

/** Average of the municipalities in percent of pay, as published by SKR or summed from its parts: nothing is guessed. */
const known: readonly (readonly [number, number])[] = [
  [2019, 39.15],
  [2020, 40.15],
  [2021, 40.15],
  [2022, 39.25],
  [2023, 44.53],
]

/** Made up, because no published total was read; marked as demo wherever it is stored. */
const demoPercent = 45.5

/** Every year that the demonstration needs a value for. */
export const payrollOverhead: readonly YearOfPayrollOverhead[] = [
  ...known.map(([year, percent]) => ({ year, percent, isDemo: false })),
  ...[2024, 2025, 2026, 2027].map(year => ({ year, percent: demoPercent, isDemo: true })),
]
