/** Only what somebody must act upon: requests are not logged. */
export default () => ({ level: 'warn' });
