/** Target efficiency in whole hundredths of a percent; a missing or zero target counts as 100 percent. */
export const readTargetHundredths = (targetPercent: number): number => {
  const hundredths = Math.round(targetPercent * 100)
  return hundredths > 0 ? hundredths : 10_000
}
