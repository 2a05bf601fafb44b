import { useQuery } from '@tanstack/react-query'
import type { CountyList, OfficialPlaces } from '@veckovis/contracts/organisation'
import { Loaded, readTogether } from '@veckovis/forms/loaded'
import { required, textField } from '@veckovis/forms/rules'
import { newRequestId } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { object } from 'yup'
import { countiesQuery, officialQuery } from '../first-steps-queries'
import { StepForm, useStepForm } from '../step-form'

/** Written out, so that each can be found. */
const words = {
  county: { label: 'county.label', hint: 'county.hint', make: 'county.make' },
  municipality: { label: 'municipality.label', hint: 'municipality.hint', make: 'municipality.make' },
} as const

const schema = object({ code: textField(required()) })

type Offered = { readonly code: string; readonly name: string }

export type OfficialStepProps<Place extends Offered, Made> = {
  readonly of: keyof typeof words
  /** Those of the official list that are not there yet. */
  readonly offered: (places: OfficialPlaces, counties: CountyList) => readonly Place[]
  /** How many there are already: the form begins again after each. */
  readonly countMade: (counties: CountyList) => number
  readonly make: (place: Place, counties: CountyList, requestId: string) => Promise<Made>
  readonly onMade?: (made: Made) => void
}

/** Makes one place of the official list. */
export const OfficialStep = <Place extends Offered, Made>(props: OfficialStepProps<Place, Made>) => {
  const { t } = useTranslation('first-steps')
  const official = useQuery(officialQuery)
  const made = useQuery(countiesQuery)
  return (
    <Loaded query={readTogether(official, made)} label={t('loading')}>
      {([places, counties]) => {
        const offered = props.offered(places, counties)
        // Not by what is offered: a list of counties that comes late offers more, and must not take what is typed.
        return <OfficialForm key={props.countMade(counties)} {...props} offered={offered} counties={counties} />
      }}
    </Loaded>
  )
}

type OfficialFormProps<Place extends Offered, Made> = Omit<OfficialStepProps<Place, Made>, 'offered' | 'countMade'> & {
  readonly offered: readonly Place[]
  readonly counties: CountyList
}

const OfficialForm = <Place extends Offered, Made>(props: OfficialFormProps<Place, Made>) => {
  const { of, offered, counties, make, onMade } = props
  const { t } = useTranslation('first-steps')
  const [requestId] = useState(newRequestId)
  const form = useStepForm<'code', Made>({
    subject: of,
    initialValues: { code: '' },
    schema,
    ...(onMade === undefined ? {} : { onMade }),
    save: async ({ code }) => {
      const chosen = offered.find(place => place.code === code)
      if (chosen === undefined) throw new Error(`The list has no ${of} ${code}`)
      return make(chosen, counties, requestId)
    },
  })
  return (
    <StepForm form={form} submitLabel={t(words[of].make)}>
      <Select
        {...form.choice('code')}
        label={t(words[of].label)}
        hint={t(words[of].hint)}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
        searchable
        required
      />
    </StepForm>
  )
}
