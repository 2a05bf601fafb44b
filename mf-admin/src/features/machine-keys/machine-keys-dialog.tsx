import { useQuery } from '@tanstack/react-query'
import type { MachineKey } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, useTranslation, withTexts } from '@veckovis/platform'
import { Button, Inline, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import en from '../../../locales/machine-keys/en.json'
import sv from '../../../locales/machine-keys/sv.json'
import { machineKeysQuery } from '../../data/machine-key-queries'
import type { IndexedPlace, PlaceIndex } from '../../data/place-index'
import { KeyList } from './key-list'
import type { MadeKey } from './make-key-dialog'
import { RevokeKeyDialog } from './revoke-key-dialog'
import { ToldKeyDialog } from './told-key-dialog'

// It brings formik and yup, which the list has no use for.
const MakeKeyDialog = lazyPage(() => import('./make-key-dialog').then(module => module.MakeKeyDialog))

type MachineKeysDialogProps = {
  /** Those whose keys the person may see and give: one or more. */
  readonly municipalities: readonly [IndexedPlace, ...IndexedPlace[]]
  readonly index: PlaceIndex
  readonly onClose: () => void
}

type ListDialogProps = MachineKeysDialogProps & {
  readonly municipality: IndexedPlace
  readonly onChoose: (municipality: IndexedPlace) => void
  readonly onMake: () => void
  readonly onRevoke: (key: MachineKey) => void
}

/** The keys of the chosen municipality; where there are several the person chooses which. */
const ListDialog = ({ municipalities, municipality, onChoose, onMake, onRevoke, onClose }: ListDialogProps) => {
  const { t } = useTranslation('machine-keys')
  const query = useQuery(machineKeysQuery(municipality.id))
  const choose = (id: number) => {
    const chosen = municipalities.find(each => each.id === id)
    if (chosen !== undefined) onChoose(chosen)
  }
  const footer = (
    <Inline justify="end">
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" disabled={query.data === undefined} onClick={onMake}>
        {t('make.button')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('title', { name: municipality.name })} width={600} onCancel={onClose} footer={footer}>
      <Stack gap={4}>
        <p>{t('intro')}</p>
        {municipalities.length > 1 && (
          <Select<number>
            label={t('municipality')}
            value={municipality.id}
            options={municipalities.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose}
            searchable
          />
        )}
        <Loaded query={query} label={t('loading')}>
          {({ keys }) => <KeyList keys={keys} onRevoke={onRevoke} />}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

type View =
  | { readonly kind: 'list' | 'make' }
  | { readonly kind: 'told'; readonly made: MadeKey }
  | { readonly kind: 'revoke'; readonly machineKey: MachineKey }

const MachineKeys = (props: MachineKeysDialogProps) => {
  const [municipality, setMunicipality] = useState(props.municipalities[0])
  const [view, setView] = useState<View>({ kind: 'list' })
  const back = () => setView({ kind: 'list' })
  switch (view.kind) {
    case 'list':
      return (
        <ListDialog
          {...props}
          municipality={municipality}
          onChoose={setMunicipality}
          onMake={() => setView({ kind: 'make' })}
          onRevoke={machineKey => setView({ kind: 'revoke', machineKey })}
        />
      )
    case 'make':
      return (
        <MakeKeyDialog
          municipality={municipality}
          index={props.index}
          onMade={made => setView({ kind: 'told', made })}
          onClose={back}
        />
      )
    case 'told':
      return <ToldKeyDialog made={view.made} onClose={back} />
    case 'revoke':
      return <RevokeKeyDialog machineKey={view.machineKey} municipalityId={municipality.id} onClose={back} />
  }
}

/** The keys by which other systems send outcome to a municipality: read, made and revoked. Its texts come with it. */
export const MachineKeysDialog = withTexts('machine-keys', { sv, en }, MachineKeys)
