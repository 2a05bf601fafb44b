import { useQuery } from '@tanstack/react-query'
import type { PlaceTree } from '@veckovis/contracts/organisation'
import { Loaded } from '@veckovis/forms/loaded'
import { addMessages, useTranslation } from '@veckovis/platform'
import { Page, Stack } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import en from '../../locales/first-steps/en.json'
import sv from '../../locales/first-steps/sv.json'
import { setupQuery, treeQuery } from './first-steps-queries'
import { nothingYet } from './setup'
import { StepList } from './step-list'
import * as styles from './first-steps.module.css'

// The texts come with the page, which few people open, and not with the shell.
addMessages('first-steps', 'sv', sv)
addMessages('first-steps', 'en', en)

/** For the super admin of a new installation: from nothing to the first manager. */
export const FirstStepsPage = () => {
  const { t } = useTranslation('first-steps')
  const tree = useQuery(treeQuery)
  return (
    <Page intro={t('intro')}>
      <Loaded query={tree} label={t('loading')}>
        {places => <StepsOfMunicipality tree={places} />}
      </Loaded>
    </Page>
  )
}

/** The one that was made last is most likely the one that is being set up. */
const latestOf = ({ municipalities }: PlaceTree): number | null =>
  municipalities.length === 0 ? null : Math.max(...municipalities.map(({ id }) => id))

const StepsOfMunicipality = ({ tree }: { readonly tree: PlaceTree }) => {
  const { t } = useTranslation('first-steps')
  const [chosen, setChosen] = useState<number | null>(null)
  const municipalityId = chosen ?? latestOf(tree)
  return (
    <Stack gap={5}>
      {tree.municipalities.length > 1 && (
        <div className={styles.choice}>
          <Select
            label={t('municipalityInHand')}
            value={municipalityId ?? undefined}
            options={tree.municipalities.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
            searchable
          />
        </div>
      )}
      {municipalityId === null ? (
        <StepList
          setup={{ ...nothingYet, hasCounty: tree.counties.length > 0 }}
          {...{ tree, municipalityId }}
          onMunicipality={setChosen}
        />
      ) : (
        <SetupOf key={municipalityId} {...{ tree, municipalityId }} onMunicipality={setChosen} />
      )}
    </Stack>
  )
}

type SetupOfProps = {
  readonly tree: PlaceTree
  readonly municipalityId: number
  readonly onMunicipality: (municipalityId: number) => void
}

const SetupOf = ({ tree, municipalityId, onMunicipality }: SetupOfProps) => {
  const { t } = useTranslation('first-steps')
  const setup = useQuery(setupQuery(municipalityId))
  return (
    <Loaded query={setup} label={t('loading')}>
      {found => <StepList setup={found} {...{ tree, municipalityId, onMunicipality }} />}
    </Loaded>
  )
}
