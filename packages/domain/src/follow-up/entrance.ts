export { neighbourYears, type YearsOfForecast } from './calendar-weeks'
export { projectYear, type Compared, type Projection } from './projection'
export { bridgeYear, type Bridge, type BridgeStep } from './bridge'
export { type BudgetChange } from './budget-changes'
