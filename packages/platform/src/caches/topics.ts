import { queryClient } from './query-client'

/**
 * What a module changes that others show: all that modules know of each other's data. A topic means the same for good;
 * what shall mean something else is a new topic, of the next version.
 */
export type Topic =
  /** The forecast of one unit, or of every unit that the person reads. */
  | { readonly topic: 'forecast/1'; readonly unitId?: number }
  /** Counties, municipalities, departments and units. */
  | { readonly topic: 'places/1' }

/** As modules begin their keys that were built before there were topics. */
const names: Readonly<Record<Topic['topic'], string>> = { 'forecast/1': 'forecast', 'places/1': 'places' }

/** What the key of a query begins with whose answer a change of the topic concerns. */
export const topicKey = (of: Topic): readonly (string | number)[] =>
  'unitId' in of && of.unitId !== undefined ? [names[of.topic], of.unitId] : [names[of.topic]]

/** What was read of the topic is out of date, in every module and every version of it; what is shown is read again. */
export const announceChange = (of: Topic): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey(of) })
