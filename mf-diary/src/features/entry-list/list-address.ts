import { diarySortFields } from '@veckovis/contracts/diary'
import { pageSizes } from '@veckovis/contracts/wire'
import { diaryCategories, diaryStatuses, isDiaryDay } from '@veckovis/domain/diary'
import type { DiaryListPart } from '../../data/diary-queries'

/** What of the list stands in the address: never a person, a reason or a word of what is searched for. */
export type AddressedPart = Omit<DiaryListPart, 'search' | 'staff' | 'reasons'>

export const firstPart: AddressedPart = {
  category: '',
  status: '',
  from: '',
  to: '',
  show: 'all',
  sort: { key: 'firstDate', direction: 'descending' },
  page: 1,
  pageSize: pageSizes[0],
}

const oneOf = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find(value => value === text)

const pageOf = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined)
const dayOf = (text: string | null) => (text !== null && isDiaryDay(text) ? text : undefined)

const readAddress = (address: URLSearchParams) => ({
  category: oneOf(address.get('category'), diaryCategories),
  status: oneOf(address.get('status'), diaryStatuses),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
  show: oneOf(address.get('show'), ['all', 'waiting'] as const),
  sort: oneOf(address.get('sort'), diarySortFields),
  direction: oneOf(address.get('direction'), ['ascending', 'descending'] as const),
  page: pageOf(address.get('page')),
  pageSize: pageSizes.find(size => String(size) === address.get('pageSize')),
})

/**
 * Reads ?category&status&from&to&show&sort&direction&page&pageSize. Nothing in an address can make this fail: what can not
 * be used gives way to the default and is told by `hasProblem`.
 */
export const partFromAddress = (address: URLSearchParams): { part: AddressedPart; hasProblem: boolean } => {
  const read = readAddress(address)
  const { sort, direction, ...rest } = read
  const found = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    part: {
      ...firstPart,
      ...found,
      sort: { key: sort ?? firstPart.sort.key, direction: direction ?? firstPart.sort.direction },
    },
    hasProblem: Object.entries(read).some(([name, value]) => address.has(name) && value === undefined),
  }
}

/** The address of a part; what is the default stays out, and what else stands in the address stays. */
export const addressOfPart = (part: AddressedPart, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address)
  const flat = ({ sort, ...rest }: AddressedPart) => ({ ...rest, sort: sort.key, direction: sort.direction })
  const usual = Object.entries(flat(firstPart))
  for (const [name, value] of Object.entries(flat(part)))
    if (usual.some(([each, of]) => each === name && of === value)) next.delete(name)
    else next.set(name, String(value))
  return next
}
