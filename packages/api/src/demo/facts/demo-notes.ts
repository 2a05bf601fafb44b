import { forecastRowIds } from '@veckovis/domain/forecast'
import { demoUnits } from './demo-organisation'

export type DemoNote = {
  readonly unit: string
  readonly year: number
  readonly week: number
  /** Null for the whole week */
  readonly rowId: string | null
  readonly text: string
  /** E-mail of the account that wrote it */
  readonly author: string
  /** The day after the week, as a manager looks back; a note on a coming week is planned on this day */
  readonly writtenOn: string
}

const manager = 'chef@veckovis.example'
const administrator = 'admin@veckovis.example'

/** What managers write beside their figures: why a week went as it did, and what was agreed. */
export const demoNotes: readonly DemoNote[] = [
  {
    unit: demoUnits.bergshamra,
    year: 2026,
    week: 3,
    rowId: null,
    text: 'Flera sjuka samtidigt i början av veckan. Vi prioriterade morgonpassen och lånade från Solrosen i två dagar.',
    author: manager,
    writtenOn: '2026-01-19',
  },
  {
    unit: demoUnits.bergshamra,
    year: 2026,
    week: 3,
    rowId: forecastRowIds.hourlySubstitute,
    text: 'Två timvikarier på introduktion, går dubbelt till och med fredag.',
    author: manager,
    writtenOn: '2026-01-19',
  },
  {
    unit: demoUnits.bergshamra,
    year: 2026,
    week: 6,
    rowId: forecastRowIds.education,
    text: 'Utbildning i demensvård för halva gruppen, beslutad på APT i december.',
    author: manager,
    writtenOn: '2026-02-09',
  },
  {
    unit: demoUnits.bergshamra,
    year: 2026,
    week: 9,
    rowId: null,
    text: 'Sportlov. Färre besök än planerat, överskottet används till dokumentation och hembesök som skjutits upp.',
    author: administrator,
    writtenOn: '2026-03-02',
  },
  {
    unit: demoUnits.bergshamra,
    year: 2026,
    week: 28,
    rowId: forecastRowIds.vacation,
    text: 'Semestrarna är klara. Fyra personer lediga samtidigt, vikarierna är bokade.',
    author: manager,
    writtenOn: '2026-03-12',
  },
  {
    unit: demoUnits.solrosen,
    year: 2026,
    week: 8,
    rowId: forecastRowIds.overtime,
    text: 'Övertid natten mot lördag när ersättaren lämnade återbud. Uppföljt med bemanningsenheten.',
    author: manager,
    writtenOn: '2026-02-23',
  },
  {
    unit: demoUnits.workedExample,
    year: 2026,
    week: 4,
    rowId: null,
    text: 'Behovet ökade när två nya brukare flyttade in. Schemat ses över till vecka 8.',
    author: manager,
    writtenOn: '2026-01-26',
  },
]
