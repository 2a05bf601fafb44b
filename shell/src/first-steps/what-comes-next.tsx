import type { PlaceTree } from '@veckovis/contracts/organisation'
import {
  findUnitInTree,
  setActiveUnit,
  startSession,
  useNavigateGuarded,
  useSession,
  useTranslation,
} from '@veckovis/platform'
import { Button, Card, Inline, Stack } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import * as styles from './first-steps.module.css'

/** The way to the start page of a unit, which says what its first forecast still needs. */
export const WhatComesNext = ({ units }: { readonly units: PlaceTree['units'] }) => {
  const { t } = useTranslation('first-steps')
  const user = useSession()
  const navigate = useNavigateGuarded()
  const [chosen, setChosen] = useState<number | null>(null)
  const [first] = units
  const unitId = chosen ?? first?.id
  const found = user === null || unitId === undefined ? null : findUnitInTree(user.counties, unitId)
  const open = async () => {
    if (found === null) return
    setActiveUnit(found.activeUnit)
    await startSession()
    await navigate('/planning')
  }
  return (
    <Card title={t('next.title')}>
      <Stack>
        <p>{t('next.text')}</p>
        {units.length > 1 && (
          <div className={styles.choice}>
            <Select
              label={t('next.unit')}
              value={unitId}
              options={units.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
              searchable
            />
          </div>
        )}
        <Inline>
          <Button disabled={found === null} onClick={() => void open()}>
            {t('next.open')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
