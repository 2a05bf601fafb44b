import { required, textField } from '@veckovis/forms/rules'

const longestReason = 300

/** Why it is done, for those who read the log later. */
export const reasonRule = textField(
  required(reason => (reason.length > longestReason ? 'too-long' : null)),
  code => `choose.reason-${code}`,
)
