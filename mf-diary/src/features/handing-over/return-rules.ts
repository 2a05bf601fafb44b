import { isDiaryDay } from '@veckovis/domain/diary'
import { required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'

/** YYYY-MM-DD, both included. */
type PossibleDays = {
  /** The day before the first one away */
  readonly first: string
  /** The last day away, as it is known now; asked for again it hands the same over */
  readonly last: string
}

const lastDay =
  ({ first, last }: PossibleDays): Rule =>
  text => {
    if (!isDiaryDay(text)) return 'not-a-date'
    return text < first || text > last ? 'not-earlier' : null
  }

/** The last day on which somebody was away who came back earlier. */
export const returnSchema = (days: PossibleDays): ObjectSchema<{ lastDay: string }> =>
  object({ lastDay: textField(required(lastDay(days)), code => `problems.${code}`) })
