export { TodayAside, TodayHeadline, TodayPart } from './today/today-part'
