export { currentUser, doneAnswer, errorAnswer, tokenPair } from '@veckovis/contracts'
