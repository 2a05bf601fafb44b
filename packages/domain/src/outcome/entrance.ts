export {
  isOutcomeRow,
  isOutcomeValue,
  outcomeKinds,
  outcomeSources,
  unitOfOutcome,
  type OutcomeKind,
  type OutcomeRow,
  type OutcomeRowOfSource,
  type OutcomeSource,
} from './outcome-rows'
