import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { ToldOnce } from '@veckovis/forms/told-once'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Button, Card, Inline, Stack } from '@veckovis/ui'
import { useState } from 'react'
import { keysKey, keysQuery } from './deploy-key-queries'
import type { GivenKey } from './give-key-dialog'
import { KeyList } from './key-list'

const GiveKeyDialog = lazyPage(() =>
  import(/* webpackChunkName: 'give-key' */ './give-key-dialog').then(module => module.GiveKeyDialog),
)

/** Who may publish modules without signing in. */
export const KeysCard = () => {
  const { t } = useTranslation('module-settings')
  const client = useQueryClient()
  const keys = useQuery(keysQuery)
  const [isAsking, setAsking] = useState(false)
  const [given, setGiven] = useState<GivenKey | null>(null)
  const isRevoked = (id: number) => keys.data?.keys.some(key => key.id === id && key.revokedAt !== null) === true
  const refresh = () => client.invalidateQueries({ queryKey: keysKey })
  const show = async (key: GivenKey) => {
    setAsking(false)
    setGiven(key)
    await refresh()
  }
  return (
    <Card title={t('keys.title')}>
      <Stack gap={4}>
        <p>{t('keys.intro')}</p>
        {given !== null && !isRevoked(given.id) && (
          <ToldOnce
            key={given.id}
            label={t('keys.told', { name: given.name })}
            hint={t('keys.toldHint')}
            text={given.key}
            words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
          />
        )}
        <Loaded query={keys} label={t('loading')}>
          {answer => <KeyList keys={answer.keys} refresh={refresh} />}
        </Loaded>
        <Inline>
          <Button onClick={() => setAsking(true)}>{t('keys.give')}</Button>
        </Inline>
        {isAsking && <GiveKeyDialog onClose={() => setAsking(false)} onGiven={show} />}
      </Stack>
    </Card>
  )
}
