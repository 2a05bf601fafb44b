// In one piece, which comes after the forecast: each that is fetched apart makes the forecast's own code heavier.
export { SubmissionsPage } from '../submissions/submissions-page'
export { FollowUpPage } from './follow-up-page'
