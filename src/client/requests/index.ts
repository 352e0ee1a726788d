// Every request that is no command and no view. Here is what is asked and what comes back; the server
// says how it is done.
import * as looks from './looks.ts';
import * as persons from './persons.ts';
import * as pins from './pins.ts';

export { chosenPin, holdsOwnDigits } from './chosen-pin.ts';
export { who } from './pins.ts';
export type { RequestFacts } from './request.ts';

export const REQUESTS = {
  changePin: pins.changePin,
  checkCall: looks.checkCall,
  checkIdentity: persons.checkIdentity,
  checkOffering: looks.checkOffering,
  chooseCardPin: pins.chooseCardPin,
  closeCard: pins.closeCard,
  confirmHolder: pins.confirmHolder,
  demoSignIn: pins.demoSignIn,
  eraseFacts: persons.eraseFacts,
  kioskPicks: looks.kioskPicks,
  openCard: pins.openCard,
  registerMember: persons.registerMember,
  replayFile: looks.replayFile,
  setCardPin: pins.setCardPin,
  setPin: pins.setPin,
  setUp: pins.setUp,
  setUpPin: pins.setUpPin,
  setUpSign: pins.setUpSign,
  signIn: pins.signIn,
  signOut: pins.signOut,
  stepUp: pins.stepUp,
  webhookSecret: pins.webhookSecret,
  writeFacts: persons.writeFacts,
};
export type ServerRequest = (typeof REQUESTS)[keyof typeof REQUESTS];
