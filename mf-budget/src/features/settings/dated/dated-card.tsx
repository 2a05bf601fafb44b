import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useKeptDrafts, useProgress } from '@veckovis/platform'
import { Button, Card, Inline, Stack } from '@veckovis/ui'
import { useState, type ReactNode } from 'react'
import { CostEffect } from '../cost-effect'
import { RemoveQuestion } from '../remove-question'
import type { DatedDialogProps, DatedKind } from './dated-kind'

type OfMunicipality = { readonly id: number }
type Item = { readonly id: number }

export type OpenDated<One> = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly item: One }

type Removal = {
  readonly title: string
  readonly text: string
  /** Said when it is gone. */
  readonly removed: string
}

type DatedCardProps<Answer extends OfMunicipality, One extends Item> = {
  readonly municipalityId: number
  readonly kind: DatedKind<Answer, One>
  readonly title: string
  readonly intro: string
  /** Said where there is none. */
  readonly none: string
  /** Of the button that begins a new one. */
  readonly add: string
  /** Said where a removal changes no year's cost, in place of that no forecast is affected. */
  readonly noEffect?: string
  readonly list: (municipality: Answer, onOpen: (open: OpenDated<One>) => void) => ReactNode
  readonly dialog: (props: DatedDialogProps<Answer, One>) => ReactNode
  readonly removalOf: (item: One) => Removal
}

const subjectOfNew = 'new'

/** One that was being typed when the page was lost stands open again. */
const useOpen = <Answer extends OfMunicipality, One extends Item>(
  { draft, itemsOf, subjectOf }: DatedKind<Answer, One>,
  municipality: Answer,
) => {
  const [kept] = useKeptDrafts(draft, municipality.id)
  const item = itemsOf(municipality).find(each => subjectOf(each) === kept?.subject)
  const begun: OpenDated<One> | null = item === undefined ? null : { kind: 'change', item }
  return useState<OpenDated<One> | null>(kept?.subject === subjectOfNew ? { kind: 'new' } : begun)
}

type RemoveDatedProps<Answer extends OfMunicipality, One extends Item> = Pick<
  DatedCardProps<Answer, One>,
  'kind' | 'noEffect'
> & {
  readonly municipality: Answer
  readonly item: One
  readonly removal: Removal
  readonly onClose: () => void
}

const RemoveDated = <Answer extends OfMunicipality, One extends Item>(props: RemoveDatedProps<Answer, One>) => {
  const { kind, noEffect, municipality, item, removal, onClose } = props
  const { queries, itemsOf } = kind
  const [question] = useState({ remove: item.id })
  const effect = useQuery(queries.previewQuery(municipality.id, { question, stored: itemsOf(municipality) }))
  return (
    <RemoveQuestion
      title={removal.title}
      removed={removal.removed}
      remove={() => queries.remove(municipality.id, item.id)}
      refresh={() => queries.refresh(municipality.id)}
      onClose={onClose}
    >
      <p>{removal.text}</p>
      <CostEffect query={effect} {...(noEffect !== undefined && { none: noEffect })} />
    </RemoveQuestion>
  )
}

const DatedItems = <Answer extends OfMunicipality, One extends Item>(
  props: DatedCardProps<Answer, One> & { readonly municipality: Answer },
) => {
  const { kind, municipality, none, add, list, dialog, removalOf } = props
  const [open, setOpen] = useOpen(kind, municipality)
  const onClose = () => setOpen(null)
  const changed = open?.kind === 'change' ? open.item : null
  return (
    <>
      {kind.itemsOf(municipality).length === 0 ? <p>{none}</p> : list(municipality, setOpen)}
      <Inline>
        <Button onClick={() => setOpen({ kind: 'new' })}>{add}</Button>
      </Inline>
      {(open?.kind === 'new' || changed !== null) &&
        dialog({
          municipality,
          item: changed,
          subject: changed === null ? subjectOfNew : kind.subjectOf(changed),
          onClose,
        })}
      {open?.kind === 'remove' && (
        <RemoveDated {...props} item={open.item} removal={removalOf(open.item)} onClose={onClose} />
      )}
    </>
  )
}

/** A dated setting of a municipality, which its forecasts follow: what is stored, a new one, a change and a removal. */
export const DatedCard = <Answer extends OfMunicipality, One extends Item>(props: DatedCardProps<Answer, One>) => {
  const { municipalityId, kind, title, intro } = props
  const query = useQuery(kind.queries.query(municipalityId))
  useProgress(query.isFetching)
  return (
    <Card title={title}>
      <Stack gap={3}>
        <p>{intro}</p>
        <Loaded query={query} lines={3}>
          {municipality => <DatedItems {...props} municipality={municipality} />}
        </Loaded>
      </Stack>
    </Card>
  )
}
