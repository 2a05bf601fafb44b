export { currentUser, sessionRefusal, tokenPair } from '@veckovis/contracts/session'
export { doneAnswer, errorAnswer } from '@veckovis/contracts/wire'
