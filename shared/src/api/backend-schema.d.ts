/** Generated from backend/openapi.json by `pnpm --dir backend openapi`; do not edit. */

export interface paths {
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready for traffic: the store answers and no shutdown has begun */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plans and prices of a country */
        get: operations["getPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The country the visitor seems to be in
         * @description A default country when it cannot be told. The address is neither stored nor logged.
         */
        get: operations["getMyCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the monthly digest; a mail asks for confirmation
         * @description The answer is the same for new, pending and known addresses. At most 5 requests a minute per client; an address that asks more than 3 times an hour gets the same answer without effect.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the unsubscribe link by mail
         * @description The answer is the same whether the address gets the digest or not.
         */
        post: operations["askToUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirmations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a confirmation link is about; confirms nothing
         * @description Unknown links get 404, links that are over 410 of type link-used or link-expired.
         */
        get: operations["getNewsletterConfirmation"];
        put?: never;
        /**
         * Confirm a subscription
         * @description Takes no body; repeating it is fine.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an unsubscribe link is about; ends nothing */
        get: operations["getUnsubscription"];
        put?: never;
        /**
         * Unsubscribe at once; also the one-click call of mail programs (RFC 8058)
         * @description Takes no body, or List-Unsubscribe=One-Click as a urlencoded or multipart form. At most 10 calls a minute per link. Repeating it is fine.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscriptions/{token}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an unsubscription back within 7 days
         * @description Afterwards 410 of type link-expired. Takes no body.
         */
        post: operations["undoUnsubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/one-click/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads people who open the address of the headers to the page; ends nothing */
        get: operations["openOneClickAddress"];
        put?: never;
        /**
         * The same, at the address in the headers of every issue
         * @description Takes no body, or List-Unsubscribe=One-Click as a urlencoded or multipart form. At most 10 calls a minute per link. Repeating it is fine.
         */
        post: operations["unsubscribeByOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people behind the site
         * @description Works signed in or not. The answer is the same for everybody, also for what looks sent by a program. At most 5 messages a minute per client; 429 also when all clients together have used up the hour, nothing was kept then.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own account: how far it is, and what it waits for */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the account of a new sign-in
         * @description Creates the record at tier0, the private account and the private profile, and sends the mails, all or nothing. Safe to repeat: a completed account stays as it is, a half-made one is completed. Below the country’s digital-consent age guardianEmail is needed: without it the answer is 422 of type guardian-required, with it the account waits for the guardian. Where it is not needed it is not kept. A wish for the digest counts from 16 on, as its consent text says.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verification-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail that verifies the own address again
         * @description Once in 60 s and ten times a day; 429 says how long to wait. Takes no body.
         */
        post: operations["sendVerificationMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password-reset-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail to choose a new password
         * @description The answer, and the work before it, is the same for every address. Three mails an hour per address.
         */
        post: operations["sendPasswordResetMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another email address
         * @description The address changes once the link sent to it is followed; the current address gets a notice. The answer does not tell whether the new one has an account. Needs a sign-in of the last 5 minutes.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the link that verifies the address, or the one it changes to
         * @description Needs a sign-in of the account the link was mailed for; 403 of type other-account with another one. A change ends every session. 404: the link was used, has expired or was replaced.
         */
        post: operations["proveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password-reset-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link for a new password is for, without using it */
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the mailed link
         * @description Ends every session and every other link of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of the account, this one included
         * @description Takes no body.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/guardian-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the guardian again, or another one
         * @description Only while the account waits. Without an address the last one is asked again. 422 guardian-decides: another address than that of the guardian who agreed before. Once a minute, five times a day.
         */
        post: operations["askGuardian"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian/requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a guardian is asked, or may withdraw; decides nothing
         * @description Unknown links get 404; links that are over get 410 of type link-used, link-expired, link-replaced (the player has asked again since) or player-grown (the player is 18).
         */
        get: operations["getGuardianRequest"];
        put?: never;
        /**
         * Approve or decline the account of a player, that it shares its CV, or a place at a showcase
         * @description Once per request. The confirmation mail carries the link to withdraw an approval.
         */
        post: operations["decideGuardianRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian/requests/{token}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let people who have a link to the CV write to the guardian, or not
         * @description By the link that withdraws an approval of sharing. Safe to repeat.
         */
        post: operations["setGuardianContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guardian/requests/{token}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an approval
         * @description The account waits for a guardian again, unless its player is old enough to agree alone; what is in it stays, private. Links to the CV end at once; a place at a showcase goes to somebody else. Takes no body.
         */
        post: operations["revokeGuardianApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The players a guardian has to do with, and what waits for the guardian
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One player: what waits, what was agreed to, what is shown to whom
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        get: operations["getFamilyChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The CV of a player as the holders of a link see it
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        get: operations["getFamilyChildCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/requests/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline what a player asks, as by the link in the mail
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["decideFamilyRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/requests/{request}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an agreement, as by the link in the mail
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["withdrawFamilyAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/requests/{request}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let people who have a link to the CV write to the guardian, or not
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["setFamilyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/contact-requests/{request}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a contact request, as by the link in the mail
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["answerFamilyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The page where the guardian whom the player asked pays, or manages the plan
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["openFamilyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/push-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree that the player gets messages on devices; withdrawn as every other agreement
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is. 409: the account is not open, the text has changed, or already-decided.
         */
        post: operations["agreeToFamilyPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/share-links/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one link to the CV; for who agreed to the account or to sharing
         * @description The player is told. Safe to repeat. 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        delete: operations["endFamilyShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data of a player whose account this guardian agreed to, without health and messages
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        get: operations["exportFamilyChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account of a player in 7 days; only who agreed to it can
         * @description Needs a sign-in of the last 5 minutes. One that the player has planned keeps its date, and the player cannot cancel it any more. Takes no body. 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        post: operations["deleteFamilyChild"];
        /**
         * Keep the account after all; 409 when the deletion has begun or the player asked for it
         * @description 403 guardians-only or email-unverified. 404: nobody this guardian has to do with, whoever it is.
         */
        delete: operations["keepFamilyChild"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A guardian invites a player by the address of the player’s account
         * @description The answer is the same whether there is such an account or not. Five times a day.
         */
        post: operations["inviteFamilyChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A guardian accepts or declines the invitation of a player */
        post: operations["answerFamilyInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/family/{child}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** A guardian ends the link with a player, or takes an invitation back */
        delete: operations["endFamilyLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/family-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guardian a player is linked with, or an invitation that waits */
        get: operations["getOwnFamilyLink"];
        put?: never;
        /** A player invites the guardian by mail */
        post: operations["inviteGuardian"];
        /** A player ends the link with the guardian */
        delete: operations["endOwnFamilyLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/family-link/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A player accepts or declines the invitation of a guardian
         * @description 409 invitation-replaced: another invitation waits than the one that was read.
         */
        post: operations["answerGuardianInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account, with everything in it, in 7 days
         * @description Needs a sign-in of the last 5 minutes. Repeating it does not move the date. 429 after five in a day. Takes no body.
         */
        post: operations["scheduleDeletion"];
        /**
         * Keep the account after all
         * @description Fine too when nothing is scheduled; 409 once the deletion has begun, and of type guardian-decides when the guardian asked for it and the player is not 18.
         */
        delete: operations["cancelDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player’s data as one JSON document
         * @description Grouped by the part of the service that holds it; a picture is in base64. Five times an hour.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store the own picture, in place of the one before
         * @description The backend draws it again, as a square of at most 512 pixels a side. 403: the account is not open; 409: the registration is not finished; 422: no picture of a usable size.
         */
        put: operations["setPicture"];
        post?: never;
        /** Remove the own picture; none is fine too */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player asked coaches in the last 90 days, newest first */
        get: operations["listConfirmationRequests"];
        put?: never;
        /**
         * Ask a coach by email whether numbers are right
         * @description Numbers of the player’s own test results and matches; nothing of the body, no ratings. Ten mails a day, two of them to one address. 409 of type already-asked while the coach has not answered, of type address-refuses when somebody there wants no such mails. Under 18 the guardian is asked first (status with-guardian): who agreed to the account, else to sharing. 403 of type guardian-approval-required while nobody has.
         */
        post: operations["askForConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a request back; its link stops working
         * @description 404 when there is none that waits.
         */
        delete: operations["withdrawConfirmationRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a coach, or first a guardian, is asked; decides nothing
         * @description Unknown links get 404; links that are over get 410 of type link-used, link-expired or request-withdrawn.
         */
        get: operations["getConfirmationRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/{token}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or decline each number, once
         * @description Unknown links get 404; links that are over get 410 of type link-used, link-expired or request-withdrawn. Every number that did not change is answered, no other; else 409 of type numbers-changed.
         */
        post: operations["decideConfirmationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/{token}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one is not that coach
         * @description Unknown links get 404; links that are over get 410 of type link-used, link-expired or request-withdrawn. The player learns it. With stop, this address never gets such a mail again.
         */
        post: operations["refuseConfirmationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirmations/{token}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * As a guardian, agree to a coach being asked, or not
         * @description Unknown links get 404; links that are over get 410 of type link-used, link-expired or request-withdrawn.
         */
        post: operations["approveConfirmationRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/account-retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove mailed links, invitations, notes that a guardian is needed, and what became of mails, whose time is over; forget unconfirmed addresses
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runAccountRetention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the results of comparable players for percentiles, once a week
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runCohorts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/contact-retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove messages, contact requests and outcomes of reports whose time is over
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runContactRetention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/due-deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the accounts whose grace has ended
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runDueDeletions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/grown-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the accounts of players who have reached the age to agree alone; finish what answers of guardians began
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runGrownAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/lost-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the accounts whose sign-in was deleted at the identity provider
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runLostSignIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/mail-outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver the mails that wait
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runMailOutbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/map-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count players under 18 by country for the player map
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runMapCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/map-ages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move players on the map who had the birthday into their next age group
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runMapAges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/newsletter-digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the latest issue of the digest is
         * @description null before the first issue.
         */
        get: operations["getDigestProgress"];
        put?: never;
        /**
         * Begin the monthly digest when it is due, and go on sending it
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runNewsletterDigest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/notification-mornings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell players in the morning of their time zone what is due, and send the weekly email on its day
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runNotificationMornings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/notification-pushes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the pushes that are due, none at night
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runNotificationPushes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/held-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give places at showcases away whose guardians have not answered in time
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runHeldPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/lost-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End places at showcases whose players may not have them any more, and give free ones to who waits
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runLostPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/payment-reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare accounts with the payment service, and pause what suspended and leaving ones pay
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runPaymentReconcile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/overdue-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write “job overdue” into the log for each task that has not run when it was due
         * @description For the scheduler: needs a token of its service account. Takes no body. Safe to repeat. Works for some seconds; what is left is for the next call.
         */
        post: operations["runOverdueJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All scheduled tasks: when each has run, what came of it, and whether it is overdue
         * @description For the operator; changes nothing.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/newsletter-digest/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This month’s issue as subscribers get it, or would get it now */
        get: operations["previewDigest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Large cities, by the beginning of their name or by country
         * @description From GeoNames (CC BY 4.0): cities of 100,000 inhabitants or a country’s three largest.
         */
        get: operations["findPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the directory
         * @description What is unknown about an academy fits no filter.
         */
        get: operations["findAcademies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies/clusters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a map of the same academies shows */
        get: operations["clusterAcademies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies/{id}/fit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an academy means for the signed-in player: age and transfer rules */
        get: operations["fitOfAcademy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell us what is wrong about an academy, or that it is yours
         * @description At most five a day. It waits for a review; nothing changes by itself.
         */
        post: operations["reportAcademy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/showcases/{id}/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a place at a showcase, or one on its waiting list
         * @description For tier4 within the ages of the event. Under 18 on the day the guardian is asked by mail, and the place is held for 7 days at most. 403: not tier4; 409: closed; 422: the age, or body/guardianEmail where no guardian is known or another one decides. Safe to repeat.
         */
        post: operations["registerForShowcase"];
        /**
         * Give a place at a showcase back
         * @description Who has waited longest gets it. Safe to repeat.
         */
        delete: operations["withdrawFromShowcase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the adults who chose to be on the player map
         * @description For open accounts (403), which look at 120 pages an hour and 300 a day at most (429).
         */
        get: operations["findPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/map-entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player map shows of the signed-in player */
        get: operations["getMapEntry"];
        put?: never;
        /**
         * Be on the player map, or be shown as one is now
         * @description Adult players only (403). The place is a city of GET /places, moved a little.
         */
        post: operations["joinMap"];
        /** Leave the player map at once */
        delete: operations["leaveMap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/map-entry/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let the card on the map open the CV behind a public link, or none
         * @description A link that ends is taken off the card; while one sleeps, the card opens nothing. 409: not on the map; 422: no public link that works.
         */
        put: operations["chooseMapCv"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/map-entry/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be shown as the profile is now; who is not on the map stays off it
         * @description Takes no body.
         */
        post: operations["refreshMapEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links to the own CV, and what may be shared */
        get: operations["getSharing"];
        put?: never;
        /**
         * Make a link to the own CV
         * @description public: for adults, may be listed by search engines. Under 18 a guardian must have agreed (403 guardian-approval-required) 24 hours before (403 agreement-waits). 409 plan-limit: no more live links in this plan. Twenty a day.
         */
        post: operations["makeShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a link at once */
        delete: operations["endShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/publishing-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the guardian whether the CV may be shared
         * @description For players under 18. Without an address the guardian asked last, else the one who opened the account. 422 guardian-decides: another address than that of the guardian who agreed to the account. Once a minute, three times a day. 409 already-decided: no agreement is needed, or it is there.
         */
        post: operations["askPublishing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared CV
         * @description Unknown addresses get 404. 410: ended, over, or a guardian or the account no longer allows it.
         */
        get: operations["getSharedCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What previews learn about a shared CV; changes nothing */
        get: operations["getSharedCvHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a shared CV was shown to somebody
         * @description The day is counted, nothing else; the owner’s own visits are not. Unknown addresses get 404. 410: ended, over, or a guardian or the account no longer allows it. Takes no body.
         */
        post: operations["countSharedCvView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture on a shared CV */
        get: operations["getSharedCvPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/clips/{slot}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a clip on a shared CV, or a part of it */
        get: operations["getSharedCvClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/clips/{slot}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a clip on a shared CV */
        get: operations["getSharedCvClipPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The preview card of a shared CV
         * @description 1200 by 630 pixels; the picture only of adults who show it. Unknown addresses get 404. 410: ended, over, or a guardian or the account no longer allows it.
         */
        get: operations["getSharedCvCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The CV of a link as one A4 page
         * @description Shows what the link shows, with its address as a QR code. 403 plan-limit: not in this plan.
         */
        get: operations["getCvPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-cvs/{token}/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for contact about a shared CV
         * @description Sends a mail to the writer’s address; the request goes on only once its link was followed. For a player under 18 to the guardian alone. The answer is the same for every address. 422: a text carries an address, link or number, or agents may not write (body/role). 403: nobody takes requests about this CV. Ten a day for a household, thirty for a link.
         */
        post: operations["writeContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contact request behind a link; decides nothing
         * @description Unknown links get 404; 410 of type link-used, link-expired, or request-withdrawn when what the request relies on has ended.
         */
        get: operations["getContactRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-requests/{token}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact request by the link in the writer’s mail, or remove it
         * @description The answer does not say whether it was passed on at once. 409 already-asked: one request to a player a week. Unknown links get 404; 410 of type link-used, link-expired, or request-withdrawn when what the request relies on has ended.
         */
        post: operations["proveContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-requests/{token}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a contact request by the link in the receiver’s mail
         * @description Only accept tells anybody: the receiver gets the writer’s address, the writer learns that it was accepted. Unknown links get 404; 410 of type link-used, link-expired, or request-withdrawn when what the request relies on has ended.
         */
        post: operations["answerContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact requests that wait for an adult, and those that were accepted
         * @description Always empty under 18: those requests are the guardian’s.
         */
        get: operations["getOwnContactRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/contact-requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a contact request in the account */
        post: operations["answerOwnContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cv/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let people who have a link write, or not; for adults */
        post: operations["setOwnContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clips that adult players show to everybody, newest first */
        get: operations["findClips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a public clip
         * @description One range at a time. 404 as soon as it is not public any more.
         */
        get: operations["getClipVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One public clip
         * @description 404 as soon as it is not public any more.
         */
        get: operations["getClip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}/head": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What previews and search engines learn about a clip
         * @description Search engines list its page only when its player, an adult, has said so.
         */
        get: operations["getClipHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a public clip
         * @description 404 as soon as it is not public any more, and for a clip without a picture.
         */
        get: operations["getClipPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview card of a clip: its picture, if it has one, and its words */
        get: operations["getClipCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clips/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell us that a clip should not be shown
         * @description Needs no account. The answer is the same for every id, also for none of ours. Some reasons hide the clip until somebody has looked; for others several households have to report it. Ten a day per household.
         */
        post: operations["reportClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/clips/{slot}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a slot for one video file
         * @description Afterwards the file store accepts one file there for two hours. 403: the plan has no such slot, or the account is not open; 409: the slot holds a clip; 422: the file is larger than the plan allows.
         */
        post: operations["openClipUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/clips/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own clips that nobody else sees, whatever the player wants */
        get: operations["ownHiddenClips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/clips/{slot}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a clip in the gallery as it is now, or take it out
         * @description Called after a clip was saved or removed. Adults with an open account only.
         */
        put: operations["syncClipListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in player was told
         * @description The newest 100 of 90 days. A suspended account, or one about to be deleted, has none.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark everything up to a moment as seen */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in player wants to be told */
        get: operations["getNotificationSettings"];
        /**
         * Choose what to be told
         * @description Only what is named changes, so that what another page has chosen meanwhile stays.
         */
        put: operations["setNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell this browser by push
         * @description Five browsers; the oldest goes. Only addresses of known push services: others get 422. 403 of type guardian-required below 18 without an agreement. Nothing goes out between 21:00 and 08:00. Safe to repeat.
         */
        put: operations["addPushSubscription"];
        post?: never;
        /**
         * Tell this browser by push no more
         * @description Safe to repeat.
         */
        delete: operations["removePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/weekly-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lead somebody who opens the link for mail programs to the page; ends nothing */
        get: operations["openWeeklyEmailLink"];
        put?: never;
        /**
         * End the weekly email by the link in it
         * @description For mail programs (RFC 8058) and for the page behind the link. Takes no body, or List-Unsubscribe=One-Click as a urlencoded or multipart form. At most 10 calls a minute per link. Safe to repeat.
         */
        post: operations["endWeeklyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/weekly-email/{token}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether a link of the weekly email is one of ours; ends nothing */
        get: operations["getWeeklyEmailLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/clips/{slot}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a clip its picture: a frame of its video
         * @description The backend draws it again, at most 800 pixels a side. A clip somebody has looked at waits for another look. 403: the account is not open; 404: no clip with a file of ours; 422: no JPEG picture of a usable size.
         */
        put: operations["setClipPoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is live of each remote and of the host, canaries, and scheduled tasks
         * @description For admins: a claim of the identity provider, which `npm run admin` gives and takes.
         */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How visits went, by remote and release, and the errors of these days
         * @description For admins: a claim of the identity provider, which `npm run admin` gives and takes.
         */
        get: operations["getOperationsVitals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/remotes/{id}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the release before the stable one; a canary ends
         * @description For admins: a claim of the identity provider, which `npm run admin` gives and takes. The history of the registry keeps the reason.
         */
        post: operations["rollBackRemote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/remotes/{id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the canary the stable release
         * @description For admins: a claim of the identity provider, which `npm run admin` gives and takes. The history of the registry keeps the reason.
         */
        post: operations["promoteCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations/remotes/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a canary: everybody gets the stable release
         * @description For admins: a claim of the identity provider, which `npm run admin` gives and takes. The history of the registry keeps the reason.
         */
        post: operations["stopCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a plan costs this account, for half an hour
         * @description What is shown by it is what is charged. 409 of type account-incomplete; 403 of type guardian-required or players-only.
         */
        post: operations["quotePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/parent-requests/{token}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the plan costs a parent who is asked to pay for it, for half an hour
         * @description Unknown links get 404; links that are over get 410 of type link-expired or link-replaced (the player has asked somebody else since). 409 of type already-subscribed when there is nothing to pay. Takes no body.
         */
        post: operations["quoteForParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a plan
         * @description The quote decides plan, price and currency. 409 of type price-changed for a quote that is over, another’s, or not what Stripe would charge now: take a new one and show it. One session of an account can be paid at a time. 409 of type account-incomplete, deletion-scheduled, already-subscribed, payment-processing or request-in-progress; 403 of type guardian-required or parent-pays (under 18); 422 of type key-reused.
         */
        post: operations["startCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own plan; what the success page polls */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change of plan would cost and when it would take effect; changes nothing */
        post: operations["previewPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan: dearer ones now, cheaper ones when the paid period is over
         * @description payUrl is where the difference waits when the card did not pay it at once; until then the old plan goes on. 409 of type no-subscription, same-plan, subscription-ending, change-planned, payment-missing, deletion-scheduled, billing-changed or request-in-progress; 403 of type parent-pays; 422 of type payment-refused.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the plan with the paid period
         * @description Repeating it is fine. A planned change of plan is dropped. Takes no body.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on after all
         * @description Takes back a cancellation, or a planned change of plan. Takes no body.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/subscription/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw within 14 days: the plan ends at once and everything is paid back
         * @description 409 of type withdrawal-over afterwards. Takes no body.
         */
        post: operations["withdrawFromPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much there is of what the plan bounds
         * @description used can be above limit after a change to a smaller plan: nothing is removed then.
         */
        get: operations["getPlanUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices, newest first, 24 a page */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/portal-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page to change the card
         * @description The address works once and is as good as a key: do not store it. Takes no body.
         */
        post: operations["openPaymentMethodPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/parent-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a parent by email to pay for a plan
         * @description Once a minute, five times a day; an address gets at most five a day. 409 of type already-subscribed or deletion-scheduled; 403 of type players-only.
         */
        post: operations["askParentToPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/parent-requests/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a parent is asked to pay for; changes nothing
         * @description Unknown links get 404; links that are over get 410 of type link-expired or link-replaced (the player has asked somebody else since).
         */
        get: operations["getParentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/parent-requests/{token}/checkout-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to pay as a parent
         * @description Unknown links get 404; links that are over get 410 of type link-expired or link-replaced (the player has asked somebody else since). 409 of type price-changed for a quote that is over, another’s, or not what Stripe would charge now: take a new one and show it. 409 of type deletion-scheduled while the player’s account is about to be deleted.
         */
        post: operations["startParentCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/parent-requests/{token}/portal-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The parent’s page for card, invoices and ending the plan
         * @description 409 of type no-subscription before this parent has paid. The address works once. Takes no body.
         */
        post: operations["openParentPortal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description RFC 9457 problem details */
        Problem: {
            /**
             * @description about:blank when the status says it all.
             * @enum {unknown}
             */
            type: "about:blank" | "account-incomplete" | "address-refuses" | "already-asked" | "already-decided" | "already-subscribed" | "billing-changed" | "change-planned" | "deletion-scheduled" | "email-unverified" | "agreement-waits" | "guardian-approval-required" | "guardian-decides" | "guardian-required" | "guardians-only" | "invitation-replaced" | "key-reused" | "link-expired" | "link-replaced" | "link-used" | "no-subscription" | "numbers-changed" | "other-account" | "parent-pays" | "plan-limit" | "player-grown" | "players-only" | "payment-missing" | "payment-processing" | "payment-refused" | "payments-unavailable" | "price-changed" | "recent-sign-in-required" | "registry-unavailable" | "release-changed" | "release-refused" | "request-in-progress" | "request-withdrawn" | "same-plan" | "subscription-ending" | "withdrawal-over";
            title: string;
            status: number;
            detail?: string;
            /** @description Seconds; the Retry-After header says the same. */
            retryAfter?: number;
            /** @description Quote it to support; the logs carry it too. */
            requestId?: string;
            errors?: {
                at: string;
                message: string;
            }[];
        };
        Pricing: {
            /** @description The country these prices are for. */
            country: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description Decimals of the currency: amount / 10^minorUnit. */
            minorUnit: number;
            /** @description The operator has not confirmed these prices: pages call them samples. */
            sample: boolean;
            /**
             * @description included in the price, added on the payment page, or not computed: then the price is all that is charged, and no tax is said to be in it.
             * @enum {unknown}
             */
            tax: "included" | "added" | "not-computed";
            /**
             * @deprecated
             * @description Read `tax`.
             */
            taxInclusive: boolean;
            taxLabel: string;
            /** Format: date */
            asOf: string;
            /** @description These are the prices of the default country: none was named, or it has none of its own. */
            fallback: boolean;
            /** @description Every country that has prices of its own, to choose from, in the order of their English names. */
            countries: {
                code: string;
                name: string;
            }[];
            plans: {
                /** @enum {unknown} */
                tier: "tier1" | "tier2" | "tier3" | "tier4";
                name: string;
                tagline: string;
                prices: {
                    month: {
                        /** @description In minor units of the currency, tax as told by `tax`. */
                        amount: number;
                    };
                    year: {
                        /** @description In minor units of the currency, tax as told by `tax`. */
                        amount: number;
                    };
                };
                /** @description Keys of the entitlements (shared/contract) this plan improves over having none. */
                features: string[];
                highlight: boolean;
            }[];
        };
        Account: {
            /**
             * @description incomplete: POST /account/registration is to be called. pending-guardian: nothing can be saved yet.
             * @enum {unknown}
             */
            status: "incomplete" | "active" | "pending-guardian";
            /** @description What the registration needs; empty once it is done. */
            missing: ("displayName" | "dateOfBirth" | "country" | "role" | "terms")[];
            role: ("player" | "guardian") | null;
            emailVerified: boolean;
            /**
             * @description Until the registration: an earlier account with this address, which nobody had verified, was deleted at the log-in with Google.
             * @enum {boolean}
             */
            startedAnew?: true;
            /** @description True for everybody who was under 18 at registration. */
            privateByDefault: boolean;
            guardianship: {
                /** @enum {unknown} */
                status: "pending" | "approved" | "declined" | "revoked";
                /** @description Masked, e.g. p•••@mail.example */
                guardianEmail: string;
                /**
                 * Format: date-time
                 * @description When the guardian was asked last.
                 */
                requestedAt: string;
                decidedAt: string | null;
                /** @description This guardian agreed to the account once: nobody else can be asked. */
                decides: boolean;
            } | null;
            deletion: {
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 */
                requestedAt: string;
                /**
                 * Format: date-time
                 * @description Until then it can be cancelled.
                 */
                dueAt: string;
            } | null;
            /**
             * Format: date-time
             * @description When the sign-in was made.
             */
            createdAt: string;
        };
        Subscription: {
            /**
             * @description What the account has now.
             * @enum {unknown}
             */
            tier: "tier0" | "tier1" | "tier2" | "tier3" | "tier4";
            subscription: {
                /** @enum {unknown} */
                status: "active" | "past-due" | "ending";
                plan: ("tier1" | "tier2" | "tier3" | "tier4") | null;
                interval: ("month" | "year") | null;
                price: {
                    /** @description In minor units of the currency. */
                    amount: number;
                    /** @description ISO 4217 */
                    currency: string;
                    minorUnit: number;
                } | null;
                /** @description The operator has not confirmed the prices. */
                sample: boolean;
                /**
                 * @description included in the price, added on the payment page, or not computed: then the price is all that is charged, and no tax is said to be in it.
                 * @enum {unknown}
                 */
                tax: "included" | "added" | "not-computed";
                taxLabel: string;
                /** Format: date-time */
                startedAt: string;
                renewsAt: string | null;
                endsAt: string | null;
                scheduledChange: {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                    /** Format: date-time */
                    at: string;
                } | null;
                pendingChange: {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                    /** Format: date-time */
                    until: string;
                } | null;
                withdrawableUntil: string | null;
                paymentFailure: {
                    /** @enum {unknown} */
                    reason: "card-expired" | "insufficient-funds" | "confirmation-needed" | "refused";
                    nextTryAt: string | null;
                } | null;
                /** @enum {unknown} */
                payer: "self" | "parent";
                paymentMethod: {
                    brand: string;
                    last4: string;
                    expMonth: number;
                    expYear: number;
                } | null;
            } | null;
            checkout: {
                /** @enum {unknown} */
                plan: "tier1" | "tier2" | "tier3" | "tier4";
                /** @enum {unknown} */
                interval: "month" | "year";
                /** @enum {unknown} */
                payer: "self" | "parent";
                /** Format: date-time */
                expiresAt: string;
            } | null;
            /** @description Whether there may be invoices, also of a plan that is over. */
            hasInvoices: boolean;
        };
        Quote: {
            /** @description Signed. Checkout takes it and charges what it says, or refuses. */
            quote: string;
            /** @enum {unknown} */
            plan: "tier1" | "tier2" | "tier3" | "tier4";
            /** @enum {unknown} */
            interval: "month" | "year";
            /** @description In minor units of the currency, without a tax that is added. */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            minorUnit: number;
            /**
             * @description included in the price, added on the payment page, or not computed: then the price is all that is charged, and no tax is said to be in it.
             * @enum {unknown}
             */
            tax: "included" | "added" | "not-computed";
            taxLabel: string;
            /** @description The country whose prices are charged. */
            country: string;
            countryName: string;
            /**
             * @description Why it is that country. The account’s comes first; where it has no prices, the place of the request counts, then the default.
             * @enum {unknown}
             */
            countryFrom: "account" | "located" | "default";
            /**
             * @description Who has to pay by this quote. Under 18, a parent does, with a quote of their own.
             * @enum {unknown}
             */
            payer: "self" | "parent";
            /** @description The operator has not confirmed the prices. */
            sample: boolean;
            /** Format: date-time */
            expiresAt: string;
        };
    };
    responses: {
        /** @description Refused or failed */
        Refusal: {
            headers: {
                /** @description Seconds to wait, where waiting helps. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getPricing: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2, upper case */
                country_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pricing"];
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getMyCountry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country_code: string;
                        /** @description It could not be told: the country is the default one. */
                        guess: boolean;
                    };
                };
            };
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    askToUnsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getNewsletterConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description First letter and domain. */
                        email: string;
                        /** @enum {unknown} */
                        state: "open" | "confirmed";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subscribed: boolean;
                        email: string | null;
                        undoUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    undoUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openOneClickAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    unsubscribeByOneClick: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    topic: "support" | "safeguarding" | "scout-access" | "academy-listing" | "fee-scam" | "press";
                    name: string;
                    email: string;
                    message: string;
                    /** @description A trap: people do not see this field and leave it empty. */
                    website?: string;
                    /** @description When the form was opened, milliseconds since 1970. */
                    startedAt?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description e.g. SK-7Q2M-X04D */
                        ticket: string;
                        /** @description Within which a person answers, e.g. three working days; absent where the operator promises nothing. */
                        answerTime?: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayName: string;
                    /** @description ISO 8601 date; stored once. */
                    dateOfBirth: string;
                    /** @description Where the player lives, ISO 3166-1 alpha-2. */
                    country: string;
                    /** @enum {unknown} */
                    role: "player" | "guardian";
                    terms: {
                        /**
                         * @description The text that was agreed to.
                         * @enum {unknown}
                         */
                        version: "terms-2026-11";
                    };
                    newsletter: boolean;
                    guardianEmail?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    sendVerificationMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "sent" | "already-verified";
                        /** @description Seconds until the next mail can be asked for. */
                        retryAfter: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    sendPasswordResetMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newEmail: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    proveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the mailed link. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "verified" | "moved";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the mailed link. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the account. */
                        email: string;
                        /** @description Nobody has proven the address yet: what is in the account is erased by the reset. */
                        startsAnew: boolean;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the mailed link. */
                    code: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    askGuardian: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guardianEmail?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getGuardianRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description publishing: the player wants to share the CV by links. push: messages on devices.
                         * @enum {unknown}
                         */
                        subject: "account" | "publishing" | "push" | "showcase";
                        /** @enum {unknown} */
                        purpose: "decide" | "revoke";
                        /** @description First name and initial. */
                        childName: string;
                        /** @description The address that was asked, whose owner reads this. */
                        guardianEmail: string;
                        consent: {
                            version: string;
                            text: string;
                        };
                        /** @description A choice beside sharing the CV; null when it is about something else. */
                        contact: {
                            text: string;
                            /** @description Whether people who have a link may write to the guardian. */
                            open: boolean;
                        } | null;
                        /** @description Of a place at a showcase. */
                        event: {
                            title: string;
                            /** Format: date-time */
                            startsAt: string;
                            timeZone: string;
                            venue: string;
                            city: string;
                        } | null;
                        /** @description About an account whose player is old enough in the country to agree alone: it is open whatever the answer. */
                        decidesAlone: boolean;
                        /** Format: date-time */
                        requestedAt: string;
                        expiresAt: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    decideGuardianRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    decision: "approve" | "decline";
                    /** @description The guardian’s own name. */
                    name: string;
                    /** @enum {unknown} */
                    relationship: "parent" | "legal-guardian";
                    /** @description The version that was shown; 409 if the request is about another text. */
                    textVersion: string;
                    /** @description People who have a link may write to the guardian; no unless said. */
                    contact?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setGuardianContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    open: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    revokeGuardianApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getFamily: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        children: {
                            id: string;
                            /** @description First name and initial. */
                            name: string;
                            bond: ("decides" | "agreed" | "linked") | null;
                            /** @enum {unknown} */
                            status: "active" | "pending-guardian" | "suspended";
                            requests: {
                                /**
                                 * @description publishing: the player wants to share the CV by links. push: messages on devices.
                                 * @enum {unknown}
                                 */
                                subject: "account" | "publishing" | "push" | "showcase";
                                /** @enum {unknown} */
                                purpose: "decide" | "revoke";
                                /** @description First name and initial. */
                                childName: string;
                                /** @description The address that was asked, whose owner reads this. */
                                guardianEmail: string;
                                consent: {
                                    version: string;
                                    text: string;
                                };
                                /** @description A choice beside sharing the CV; null when it is about something else. */
                                contact: {
                                    text: string;
                                    /** @description Whether people who have a link may write to the guardian. */
                                    open: boolean;
                                } | null;
                                /** @description Of a place at a showcase. */
                                event: {
                                    title: string;
                                    /** Format: date-time */
                                    startsAt: string;
                                    timeZone: string;
                                    venue: string;
                                    city: string;
                                } | null;
                                /** @description About an account whose player is old enough in the country to agree alone: it is open whatever the answer. */
                                decidesAlone: boolean;
                                /** Format: date-time */
                                requestedAt: string;
                                expiresAt: string | null;
                                requestId: string;
                            }[];
                            contacts: {
                                name: string;
                                club: string;
                                /** @enum {unknown} */
                                role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                                reason: string;
                                /** Format: date-time */
                                writtenAt: string;
                                id: string;
                                domain: string;
                                /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                                answered: ("accept" | "decline" | "block" | "report") | null;
                                /** @description null until it is accepted. */
                                email: string | null;
                            }[];
                            payment: {
                                /** @enum {unknown} */
                                plan: "tier1" | "tier2" | "tier3" | "tier4";
                                /** @enum {unknown} */
                                interval: "month" | "year";
                                /** Format: date-time */
                                requestedAt: string;
                            } | null;
                            plan: {
                                /** @enum {unknown} */
                                tier: "tier0" | "tier1" | "tier2" | "tier3" | "tier4";
                                payer: ("self" | "parent") | null;
                                /** @description This guardian pays, and may open the payment page. */
                                paysHere: boolean;
                            } | null;
                            push: {
                                /** @description Whether a guardian agrees to messages on the devices. */
                                agreed: boolean;
                                consent: {
                                    version: string;
                                    text: string;
                                };
                            } | null;
                            /** @description The player invites this guardian. */
                            invited: boolean;
                            deletion: {
                                /** Format: date-time */
                                dueAt: string;
                                byGuardian: boolean;
                            } | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getFamilyChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description First name and initial. */
                        name: string;
                        bond: ("decides" | "agreed" | "linked") | null;
                        /** @enum {unknown} */
                        status: "active" | "pending-guardian" | "suspended";
                        requests: {
                            /**
                             * @description publishing: the player wants to share the CV by links. push: messages on devices.
                             * @enum {unknown}
                             */
                            subject: "account" | "publishing" | "push" | "showcase";
                            /** @enum {unknown} */
                            purpose: "decide" | "revoke";
                            /** @description First name and initial. */
                            childName: string;
                            /** @description The address that was asked, whose owner reads this. */
                            guardianEmail: string;
                            consent: {
                                version: string;
                                text: string;
                            };
                            /** @description A choice beside sharing the CV; null when it is about something else. */
                            contact: {
                                text: string;
                                /** @description Whether people who have a link may write to the guardian. */
                                open: boolean;
                            } | null;
                            /** @description Of a place at a showcase. */
                            event: {
                                title: string;
                                /** Format: date-time */
                                startsAt: string;
                                timeZone: string;
                                venue: string;
                                city: string;
                            } | null;
                            /** @description About an account whose player is old enough in the country to agree alone: it is open whatever the answer. */
                            decidesAlone: boolean;
                            /** Format: date-time */
                            requestedAt: string;
                            expiresAt: string | null;
                            requestId: string;
                        }[];
                        contacts: {
                            name: string;
                            club: string;
                            /** @enum {unknown} */
                            role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                            reason: string;
                            /** Format: date-time */
                            writtenAt: string;
                            id: string;
                            domain: string;
                            /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                            answered: ("accept" | "decline" | "block" | "report") | null;
                            /** @description null until it is accepted. */
                            email: string | null;
                        }[];
                        payment: {
                            /** @enum {unknown} */
                            plan: "tier1" | "tier2" | "tier3" | "tier4";
                            /** @enum {unknown} */
                            interval: "month" | "year";
                            /** Format: date-time */
                            requestedAt: string;
                        } | null;
                        plan: {
                            /** @enum {unknown} */
                            tier: "tier0" | "tier1" | "tier2" | "tier3" | "tier4";
                            payer: ("self" | "parent") | null;
                            /** @description This guardian pays, and may open the payment page. */
                            paysHere: boolean;
                        } | null;
                        push: {
                            /** @description Whether a guardian agrees to messages on the devices. */
                            agreed: boolean;
                            consent: {
                                version: string;
                                text: string;
                            };
                        } | null;
                        /** @description The player invites this guardian. */
                        invited: boolean;
                        deletion: {
                            /** Format: date-time */
                            dueAt: string;
                            byGuardian: boolean;
                        } | null;
                        overview: {
                            agreements: {
                                /**
                                 * @description publishing: the player wants to share the CV by links. push: messages on devices.
                                 * @enum {unknown}
                                 */
                                subject: "account" | "publishing" | "push" | "showcase";
                                /** @enum {unknown} */
                                purpose: "decide" | "revoke";
                                /** @description First name and initial. */
                                childName: string;
                                /** @description The address that was asked, whose owner reads this. */
                                guardianEmail: string;
                                consent: {
                                    version: string;
                                    text: string;
                                };
                                /** @description A choice beside sharing the CV; null when it is about something else. */
                                contact: {
                                    text: string;
                                    /** @description Whether people who have a link may write to the guardian. */
                                    open: boolean;
                                } | null;
                                /** @description Of a place at a showcase. */
                                event: {
                                    title: string;
                                    /** Format: date-time */
                                    startsAt: string;
                                    timeZone: string;
                                    venue: string;
                                    city: string;
                                } | null;
                                /** @description About an account whose player is old enough in the country to agree alone: it is open whatever the answer. */
                                decidesAlone: boolean;
                                /** Format: date-time */
                                requestedAt: string;
                                expiresAt: string | null;
                                requestId: string;
                            }[];
                            ageGroup: string | null;
                            links: {
                                id: string;
                                /** @enum {unknown} */
                                audience: "public" | "link" | "coach";
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                /** @description It opens nothing: the plan has no room for it now. */
                                asleep: boolean;
                            }[];
                            clips: string[];
                            showcases: {
                                id: string;
                                title: string;
                                /** Format: date-time */
                                startsAt: string;
                                timeZone: string;
                                venue: string;
                                city: string;
                                /** @enum {unknown} */
                                place: "registered" | "held" | "waiting";
                            }[];
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getFamilyChildCv: {
        parameters: {
            query: {
                audience: "link" | "coach";
            };
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A CvView of domain/src/cv/cv-view.ts. */
                        cv: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    decideFamilyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
                /** @description A requestId. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    decision: "approve" | "decline";
                    /** @description The guardian’s own name. */
                    name: string;
                    /** @enum {unknown} */
                    relationship: "parent" | "legal-guardian";
                    /** @description The version that was shown; 409 if the request is about another text. */
                    textVersion: string;
                    /** @description People who have a link may write to the guardian; no unless said. */
                    contact?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    withdrawFamilyAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
                /** @description A requestId. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setFamilyContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
                /** @description A requestId. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    open: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    answerFamilyContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
                /** @description A requestId. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    answer: "accept" | "decline" | "block" | "report";
                    /** @description What happened, with a report. */
                    report?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openFamilyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    agreeToFamilyPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The guardian’s own name. */
                    name: string;
                    /** @enum {unknown} */
                    relationship: "parent" | "legal-guardian";
                    /** @description The version that was shown; 409 if the request is about another text. */
                    textVersion: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    endFamilyShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
                /** @description As the overview gives it. */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    exportFamilyChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        formatVersion: 1;
                        /** Format: date-time */
                        exportedAt: string;
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    deleteFamilyChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        dueAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    keepFamilyChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the list gives it. */
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    inviteFamilyChild: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    answerFamilyInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                child: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    endFamilyLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getOwnFamilyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Under 18, and no guardian had to agree to the account. */
                        possible: boolean;
                        link: {
                            /** @description An answer names it. */
                            invitationId: string;
                            guardianEmail: string;
                            /** @description First name and initial; empty: not known. */
                            guardianName: string;
                            /**
                             * @description Who invited; the other accepts.
                             * @enum {unknown}
                             */
                            by: "guardian" | "player";
                            /** @enum {unknown} */
                            status: "invited" | "accepted";
                        } | null;
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    inviteGuardian: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guardianEmail: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Under 18, and no guardian had to agree to the account. */
                        possible: boolean;
                        link: {
                            /** @description An answer names it. */
                            invitationId: string;
                            guardianEmail: string;
                            /** @description First name and initial; empty: not known. */
                            guardianName: string;
                            /**
                             * @description Who invited; the other accepts.
                             * @enum {unknown}
                             */
                            by: "guardian" | "player";
                            /** @enum {unknown} */
                            status: "invited" | "accepted";
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    endOwnFamilyLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Under 18, and no guardian had to agree to the account. */
                        possible: boolean;
                        link: {
                            /** @description An answer names it. */
                            invitationId: string;
                            guardianEmail: string;
                            /** @description First name and initial; empty: not known. */
                            guardianName: string;
                            /**
                             * @description Who invited; the other accepts.
                             * @enum {unknown}
                             */
                            by: "guardian" | "player";
                            /** @enum {unknown} */
                            status: "invited" | "accepted";
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    answerGuardianInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    /** @description Of the invitation that was read. Without it the answer is refused. */
                    invitationId?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Under 18, and no guardian had to agree to the account. */
                        possible: boolean;
                        link: {
                            /** @description An answer names it. */
                            invitationId: string;
                            guardianEmail: string;
                            /** @description First name and initial; empty: not known. */
                            guardianName: string;
                            /**
                             * @description Who invited; the other accepts.
                             * @enum {unknown}
                             */
                            by: "guardian" | "player";
                            /** @enum {unknown} */
                            status: "invited" | "accepted";
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    scheduleDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        dueAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        formatVersion: 1;
                        /** Format: date-time */
                        exportedAt: string;
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    listConfirmationRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: {
                            id: string;
                            coach: {
                                name: string;
                                role: string;
                                club: string;
                            };
                            email: string;
                            numbers: {
                                /** @enum {unknown} */
                                kind: "entry" | "match";
                                ref: string;
                                key: string;
                                /** @description Sprint 10 m */
                                label: string;
                                /** @description When and how it was measured, or which match it is of. */
                                detail: string;
                                value: number;
                                unit: string;
                            }[];
                            /** @enum {unknown} */
                            status: "with-guardian" | "open" | "decided" | "withdrawn" | "refused" | "not-me" | "expired";
                            /** Format: date-time */
                            requestedAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            decidedAt: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    askForConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coach: {
                        name: string;
                        role: string;
                        club: string;
                        email: string;
                    };
                    numbers: {
                        /** @enum {unknown} */
                        kind: "entry" | "match";
                        ref: string;
                        key: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        coach: {
                            name: string;
                            role: string;
                            club: string;
                        };
                        email: string;
                        numbers: {
                            /** @enum {unknown} */
                            kind: "entry" | "match";
                            ref: string;
                            key: string;
                            /** @description Sprint 10 m */
                            label: string;
                            /** @description When and how it was measured, or which match it is of. */
                            detail: string;
                            value: number;
                            unit: string;
                        }[];
                        /** @enum {unknown} */
                        status: "with-guardian" | "open" | "decided" | "withdrawn" | "refused" | "not-me" | "expired";
                        /** Format: date-time */
                        requestedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        decidedAt: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    withdrawConfirmationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getConfirmationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        purpose: "coach" | "guardian";
                        /** @description First name and initial. */
                        playerName: string;
                        coach: {
                            name: string;
                            role: string;
                            club: string;
                        };
                        numbers: {
                            /** @description Sprint 10 m */
                            label: string;
                            /** @description When and how it was measured, or which match it is of. */
                            detail: string;
                            value: number;
                            unit: string;
                            /** @description The player changed it since; it cannot be confirmed. */
                            changed: boolean;
                        }[];
                        /** Format: date-time */
                        requestedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    decideConfirmationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Places in the list. */
                    confirmed: number[];
                    declined: number[];
                    /** @description The player reads every word. */
                    note: string;
                    /**
                     * @description The coach says to be that coach and to know the numbers.
                     * @enum {boolean}
                     */
                    vouches: true;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    refuseConfirmationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stop: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    approveConfirmationRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approved: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runAccountRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runCohorts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        players: number;
                        cohorts: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runContactRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runDueDeletions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runGrownAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        opened: number;
                        followed: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runLostSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checked: number;
                        closed: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runMailOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivered: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runMapCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runMapAges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        refreshed: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getDigestProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its month, e.g. 2026-12. */
                        issue: string;
                        /** @enum {unknown} */
                        status: "collecting" | "sending" | "sent" | "empty";
                        recipients: number;
                        sent: number;
                        left: number;
                        undeliverable: number;
                        waiting: number;
                        /** Format: date-time */
                        beganAt: string;
                        finishedAt: string | null;
                    } | null;
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runNewsletterDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recipients: number;
                        sent: number;
                        unsubscribed: number;
                        undeliverable: number;
                        waiting: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runNotificationMornings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        players: number;
                        mails: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runNotificationPushes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: number;
                        later: number;
                        removed: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runHeldPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        released: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runLostPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ended: number;
                        movedUp: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runPaymentReconcile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checked: number;
                        corrected: number;
                        paused: number;
                        resumed: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    runOverdueJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        overdue: number;
                        left: number;
                        failed: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    listTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        /** @description Cron expression in UTC. */
                        schedule: string;
                        /** @enum {unknown} */
                        runs: "call" | "job";
                        dueWithinMinutes: number;
                        running: boolean;
                        startedAt: string | null;
                        endedAt: string | null;
                        /** @description Records looked at in this round; 0: it is at the end. */
                        position: number;
                        result: {
                            [key: string]: number;
                        } | null;
                        error: string | null;
                        overdue: boolean;
                    }[];
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    previewDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issue: string;
                        /** @description Then it does not change any more. */
                        begun: boolean;
                        articles: number;
                        mail: {
                            subject: string;
                            html: string;
                            text: string;
                        };
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    findPlaces: {
        parameters: {
            query?: {
                q?: string;
                country?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cities: {
                            name: string;
                            country: string;
                        }[];
                    };
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    findAcademies: {
        parameters: {
            query?: {
                q?: string;
                country?: string;
                programme?: "club" | "national" | "residential" | "school" | "independent" | "camp";
                sex?: "girls" | "boys";
                boarding?: "yes";
                trials?: "open";
                fee?: "free";
                /** @description Whole years, or the player’s own. */
                age?: string;
                /** @description A city of GET /places. */
                near?: string;
                /** @description Kilometres from near. */
                within?: string;
                /** @description west,south,east,north in degrees */
                bounds?: string;
                ids?: string;
                sort?: "name" | "distance" | "checked";
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        page: number;
                        pages: number;
                        /** @description Academies in the directory. */
                        all: number;
                        /** @description Academies that fit all but an age nobody knows of them. */
                        unknownAges: number;
                        /** @description null: unknown */
                        ownAge: number | null;
                        /** @description The city that distances are measured from. */
                        near: {
                            name: string;
                            country: string;
                        } | null;
                        /** @description What all of the found academies span; null when there are none. */
                        extent: {
                            west: number;
                            south: number;
                            east: number;
                            north: number;
                        } | null;
                        countries: {
                            code: string;
                            count: number;
                        }[];
                        academies: {
                            id: string;
                            name: string;
                            club: string;
                            city: string;
                            country: string;
                            lat: number;
                            lng: number;
                            /** @enum {unknown} */
                            precision: "site" | "locality";
                            /** @description null: unknown */
                            programme: ("club" | "national" | "residential" | "school" | "independent" | "camp") | null;
                            /** @description null: unknown */
                            ages: {
                                min: number;
                                max: number;
                            } | null;
                            /** @description null: unknown */
                            sexes: ("girls" | "boys" | "both") | null;
                            /** @description null: unknown */
                            boarding: boolean | null;
                            /** @description null: unknown */
                            trials: ("open" | "scouting" | "application") | null;
                            /** @description null: unknown */
                            trialFee: boolean | null;
                            /** @description null: unknown */
                            trialsUntil: string | null;
                            /** @description Made up to try the site with. */
                            fictional: boolean;
                            /** @description Nothing else is known; absent in what was published before this was told. */
                            nameAndTownOnly?: boolean;
                            /**
                             * Format: date
                             * @description When a person last compared everything with its sources.
                             */
                            checkedOn: string;
                            distanceKm: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    clusterAcademies: {
        parameters: {
            query: {
                q?: string;
                country?: string;
                programme?: "club" | "national" | "residential" | "school" | "independent" | "camp";
                sex?: "girls" | "boys";
                boarding?: "yes";
                trials?: "open";
                fee?: "free";
                /** @description Whole years, or the player’s own. */
                age?: string;
                /** @description A city of GET /places. */
                near?: string;
                /** @description Kilometres from near. */
                within?: string;
                /** @description west,south,east,north in degrees */
                bounds?: string;
                ids?: string;
                zoom: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        spots: {
                            lat: number;
                            lng: number;
                            count: number;
                            /** @description The academy, when it is one. */
                            id?: string;
                            name?: string;
                            /** @description Where the cluster falls apart. */
                            zoom?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    fitOfAcademy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: unknown */
                        age: number | null;
                        /** @description null: unknown */
                        fits: boolean | null;
                        /** @enum {unknown} */
                        transfer: "adult" | "same-country" | "abroad-16" | "abroad-minor" | "unknown";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    reportAcademy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    about: "place" | "ages" | "trials" | "website" | "closed" | "scam" | "claim" | "other";
                    message: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    registerForShowcase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guardianEmail?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        place: "registered" | "held" | "waiting" | "none";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    withdrawFromShowcase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        place: "registered" | "held" | "waiting" | "none";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    findPlayers: {
        parameters: {
            query?: {
                /** @description What they have in common: c:ES country, a:18-20 age, p:GK position, t:GK type, n:ma first letters, g:85_64 cell. */
                facets?: string;
                /** @description Id of the last player of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        players: {
                            /** @description Of the card; it says nothing about the account. */
                            id: string;
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            ageGroup: string;
                            country: string;
                            city: string;
                            lat: number;
                            lng: number;
                            /** @description Of the CV the card opens now. */
                            cvPath: string | null;
                        }[];
                        /** @description Whether there may be a further page. */
                        more: boolean;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getMapEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this account may be on the map: that of an adult player, and open. */
                        allowed: boolean;
                        /** @description What everybody signed in sees; null: nothing. */
                        entry: {
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            /** @enum {unknown} */
                            type: "" | "GK" | "DEF" | "MID" | "FWD";
                            /** @enum {unknown} */
                            ageGroup: "18-20" | "21-23" | "24-29" | "30+";
                            country: string;
                            city: string;
                            /** @description The CV the card opens now; null: none. */
                            cv: {
                                path: string;
                                /** @description Milliseconds since 1970. */
                                until: number;
                            } | null;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    joinMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    city: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this account may be on the map: that of an adult player, and open. */
                        allowed: boolean;
                        /** @description What everybody signed in sees; null: nothing. */
                        entry: {
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            /** @enum {unknown} */
                            type: "" | "GK" | "DEF" | "MID" | "FWD";
                            /** @enum {unknown} */
                            ageGroup: "18-20" | "21-23" | "24-29" | "30+";
                            country: string;
                            city: string;
                            /** @description The CV the card opens now; null: none. */
                            cv: {
                                path: string;
                                /** @description Milliseconds since 1970. */
                                until: number;
                            } | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    leaveMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this account may be on the map: that of an adult player, and open. */
                        allowed: boolean;
                        /** @description What everybody signed in sees; null: nothing. */
                        entry: {
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            /** @enum {unknown} */
                            type: "" | "GK" | "DEF" | "MID" | "FWD";
                            /** @enum {unknown} */
                            ageGroup: "18-20" | "21-23" | "24-29" | "30+";
                            country: string;
                            city: string;
                            /** @description The CV the card opens now; null: none. */
                            cv: {
                                path: string;
                                /** @description Milliseconds since 1970. */
                                until: number;
                            } | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    chooseMapCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this account may be on the map: that of an adult player, and open. */
                        allowed: boolean;
                        /** @description What everybody signed in sees; null: nothing. */
                        entry: {
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            /** @enum {unknown} */
                            type: "" | "GK" | "DEF" | "MID" | "FWD";
                            /** @enum {unknown} */
                            ageGroup: "18-20" | "21-23" | "24-29" | "30+";
                            country: string;
                            city: string;
                            /** @description The CV the card opens now; null: none. */
                            cv: {
                                path: string;
                                /** @description Milliseconds since 1970. */
                                until: number;
                            } | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    refreshMapEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether this account may be on the map: that of an adult player, and open. */
                        allowed: boolean;
                        /** @description What everybody signed in sees; null: nothing. */
                        entry: {
                            /** @description First name and initial. */
                            name: string;
                            position: string;
                            /** @enum {unknown} */
                            type: "" | "GK" | "DEF" | "MID" | "FWD";
                            /** @enum {unknown} */
                            ageGroup: "18-20" | "21-23" | "24-29" | "30+";
                            country: string;
                            city: string;
                            /** @description The CV the card opens now; null: none. */
                            cv: {
                                path: string;
                                /** @description Milliseconds since 1970. */
                                until: number;
                            } | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description closed: the account is not open.
                         * @enum {unknown}
                         */
                        status: "open" | "closed";
                        isAdult: boolean;
                        ageGroup: string | null;
                        /** @description Whose rule it follows, ISO 3166-1 alpha-2; empty: not known. */
                        ageGroupCountry: string;
                        approval: {
                            /** @enum {unknown} */
                            status: "pending" | "approved" | "declined" | "revoked";
                            /** @description Masked, e.g. p•••@mail.example */
                            guardianEmail: string;
                            /** Format: date-time */
                            requestedAt: string;
                            /** @description An agreement counts after 24 hours; null: it does, or there is none. */
                            countsFrom: string | null;
                        } | null;
                        /** @description Masked: who is asked unless another address is given. */
                        guardianEmail: string | null;
                        /** @description That guardian agreed to the account: nobody else can be asked. */
                        guardianDecides: boolean;
                        /** @description Live links the plan allows. */
                        limit: number;
                        /** @description Whether the plan has the CV as a PDF. */
                        pdf: boolean;
                        links: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            audience: "public" | "link" | "coach";
                            /** @description A page of the site; null: over. */
                            path: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /**
                             * @description asleep: the plan has no room for it now
                             * @enum {unknown}
                             */
                            state: "live" | "asleep" | "expired" | "ended";
                            /** @description Times it was opened, reloads included; nothing is kept about who did. */
                            views: {
                                /** Format: date */
                                day: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    makeShareLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For the owner only. */
                    label: string;
                    /** @enum {unknown} */
                    audience: "public" | "link" | "coach";
                    days: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        label: string;
                        /** @enum {unknown} */
                        audience: "public" | "link" | "coach";
                        /** @description A page of the site; null: over. */
                        path: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                        /**
                         * @description asleep: the plan has no room for it now
                         * @enum {unknown}
                         */
                        state: "live" | "asleep" | "expired" | "ended";
                        /** @description Times it was opened, reloads included; nothing is kept about who did. */
                        views: {
                            /** Format: date */
                            day: string;
                            count: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    endShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description closed: the account is not open.
                         * @enum {unknown}
                         */
                        status: "open" | "closed";
                        isAdult: boolean;
                        ageGroup: string | null;
                        /** @description Whose rule it follows, ISO 3166-1 alpha-2; empty: not known. */
                        ageGroupCountry: string;
                        approval: {
                            /** @enum {unknown} */
                            status: "pending" | "approved" | "declined" | "revoked";
                            /** @description Masked, e.g. p•••@mail.example */
                            guardianEmail: string;
                            /** Format: date-time */
                            requestedAt: string;
                            /** @description An agreement counts after 24 hours; null: it does, or there is none. */
                            countsFrom: string | null;
                        } | null;
                        /** @description Masked: who is asked unless another address is given. */
                        guardianEmail: string | null;
                        /** @description That guardian agreed to the account: nobody else can be asked. */
                        guardianDecides: boolean;
                        /** @description Live links the plan allows. */
                        limit: number;
                        /** @description Whether the plan has the CV as a PDF. */
                        pdf: boolean;
                        links: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            audience: "public" | "link" | "coach";
                            /** @description A page of the site; null: over. */
                            path: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /**
                             * @description asleep: the plan has no room for it now
                             * @enum {unknown}
                             */
                            state: "live" | "asleep" | "expired" | "ended";
                            /** @description Times it was opened, reloads included; nothing is kept about who did. */
                            views: {
                                /** Format: date */
                                day: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    askPublishing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guardianEmail?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description closed: the account is not open.
                         * @enum {unknown}
                         */
                        status: "open" | "closed";
                        isAdult: boolean;
                        ageGroup: string | null;
                        /** @description Whose rule it follows, ISO 3166-1 alpha-2; empty: not known. */
                        ageGroupCountry: string;
                        approval: {
                            /** @enum {unknown} */
                            status: "pending" | "approved" | "declined" | "revoked";
                            /** @description Masked, e.g. p•••@mail.example */
                            guardianEmail: string;
                            /** Format: date-time */
                            requestedAt: string;
                            /** @description An agreement counts after 24 hours; null: it does, or there is none. */
                            countsFrom: string | null;
                        } | null;
                        /** @description Masked: who is asked unless another address is given. */
                        guardianEmail: string | null;
                        /** @description That guardian agreed to the account: nobody else can be asked. */
                        guardianDecides: boolean;
                        /** @description Live links the plan allows. */
                        limit: number;
                        /** @description Whether the plan has the CV as a PDF. */
                        pdf: boolean;
                        links: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            audience: "public" | "link" | "coach";
                            /** @description A page of the site; null: over. */
                            path: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            /**
                             * @description asleep: the plan has no room for it now
                             * @enum {unknown}
                             */
                            state: "live" | "asleep" | "expired" | "ended";
                            /** @description Times it was opened, reloads included; nothing is kept about who did. */
                            views: {
                                /** Format: date */
                                day: string;
                                count: number;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A CvView of domain/src/cv/cv-view.ts: what this audience sees, with provenance. */
                        cv: {
                            [key: string]: unknown;
                        };
                        /** Format: date-time */
                        expiresAt: string;
                        /** @description Who gets a contact request; null: nobody takes one. */
                        contact: ("guardian" | "player") | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCvHead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: 200 | 404 | 410;
                        title: string;
                        description: string;
                        noindex: boolean;
                        /** @description The preview card, an address of the site. */
                        image?: string;
                        /** @description The CV in plain words, for readers without JavaScript. */
                        facts?: {
                            label: string;
                            value: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    countSharedCvView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCvPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCvClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                slot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/*": string;
                };
            };
            /** @description The file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/*": string;
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            416: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCvClipPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
                slot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSharedCvCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getCvPdf: {
        parameters: {
            query: {
                link: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, tagged, with real text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    writeContactRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description From the address of the page. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Club or organisation. */
                    club: string;
                    /** @enum {unknown} */
                    role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                    email: string;
                    reason: string;
                    /**
                     * @description The writer is an adult and agrees to this being passed on.
                     * @enum {boolean}
                     */
                    agrees: true;
                    /** @description A trap: people do not see this field and leave it empty. */
                    website?: string;
                    /** @description When the form was opened, milliseconds since 1970. */
                    startedAt?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        club: string;
                        /** @enum {unknown} */
                        role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                        reason: string;
                        /** Format: date-time */
                        writtenAt: string;
                        /** @enum {unknown} */
                        purpose: "writer" | "receiver";
                        /** @enum {unknown} */
                        receiver: "guardian" | "player";
                        /** @description As the writer saw it; to a guardian first name and initial. */
                        playerName: string;
                        /** @description What comes after the @ of the writer’s proven address. */
                        domain: string;
                        /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                        answered: ("accept" | "decline" | "block" | "report") | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    proveContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description false: the person who got the mail did not write it. */
                    send: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    answerContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    answer: "accept" | "decline" | "block" | "report";
                    /** @description What happened, with a report. */
                    report?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getOwnContactRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether people who have a link may write. */
                        open: boolean;
                        requests: {
                            name: string;
                            club: string;
                            /** @enum {unknown} */
                            role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                            reason: string;
                            /** Format: date-time */
                            writtenAt: string;
                            id: string;
                            domain: string;
                            /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                            answered: ("accept" | "decline" | "block" | "report") | null;
                            /** @description null until it is accepted. */
                            email: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    answerOwnContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    answer: "accept" | "decline" | "block" | "report";
                    /** @description What happened, with a report. */
                    report?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether people who have a link may write. */
                        open: boolean;
                        requests: {
                            name: string;
                            club: string;
                            /** @enum {unknown} */
                            role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                            reason: string;
                            /** Format: date-time */
                            writtenAt: string;
                            id: string;
                            domain: string;
                            /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                            answered: ("accept" | "decline" | "block" | "report") | null;
                            /** @description null until it is accepted. */
                            email: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setOwnContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    open: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether people who have a link may write. */
                        open: boolean;
                        requests: {
                            name: string;
                            club: string;
                            /** @enum {unknown} */
                            role: "coach" | "scout" | "academy" | "agent" | "journalist" | "other";
                            reason: string;
                            /** Format: date-time */
                            writtenAt: string;
                            id: string;
                            domain: string;
                            /** @description What its receiver answered last. After accept and decline, block and report are still open; after block, report. */
                            answered: ("accept" | "decline" | "block" | "report") | null;
                            /** @description null until it is accepted. */
                            email: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    findClips: {
        parameters: {
            query?: {
                position?: "GK" | "RB" | "CB" | "LB" | "RWB" | "LWB" | "DM" | "CM" | "AM" | "RM" | "LM" | "RW" | "LW" | "SS" | "ST";
                action?: "goal" | "shot" | "assist" | "pass" | "cross" | "dribble" | "first_touch" | "header" | "set_piece" | "off_the_ball" | "pressing" | "tackle" | "interception" | "save" | "claim" | "one_v_one" | "distribution" | "full_match";
                foot?: "right" | "left" | "none";
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clips: {
                            id: string;
                            /** @description First name and initial. */
                            player: string;
                            /** @enum {unknown} */
                            source: "upload" | "youtube" | "vimeo";
                            /** @description Files: an address of this service, playable. Others: a page elsewhere, to be opened by a click. */
                            address: string;
                            /** @description An address of this service with its picture; null: it has none. */
                            poster: string | null;
                            title: string;
                            /** @enum {unknown} */
                            action: "goal" | "shot" | "assist" | "pass" | "cross" | "dribble" | "first_touch" | "header" | "set_piece" | "off_the_ball" | "pressing" | "tackle" | "interception" | "save" | "claim" | "one_v_one" | "distribution" | "full_match";
                            /** @description null: not told */
                            foot: ("right" | "left" | "none") | null;
                            /** @description null: not told */
                            position: ("GK" | "RB" | "CB" | "LB" | "RWB" | "LWB" | "DM" | "CM" | "AM" | "RM" | "LM" | "RW" | "LW" | "SS" | "ST") | null;
                            /** @description null: not told */
                            minute: number | null;
                            opponent: string;
                            /** @description null: not told */
                            shirtNumber: number | null;
                            shirtColour: string;
                            /** @description null: not told */
                            trim: {
                                start: number;
                                end: number;
                            } | null;
                            /** @description null: not told */
                            seconds: number | null;
                            /** @description WebVTT; empty: nobody speaks. */
                            captions: string;
                        }[];
                        /** @description Cursor of the next page. */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getClipVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/*": string;
                };
            };
            /** @description The file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/*": string;
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            416: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getClip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @description First name and initial. */
                        player: string;
                        /** @enum {unknown} */
                        source: "upload" | "youtube" | "vimeo";
                        /** @description Files: an address of this service, playable. Others: a page elsewhere, to be opened by a click. */
                        address: string;
                        /** @description An address of this service with its picture; null: it has none. */
                        poster: string | null;
                        title: string;
                        /** @enum {unknown} */
                        action: "goal" | "shot" | "assist" | "pass" | "cross" | "dribble" | "first_touch" | "header" | "set_piece" | "off_the_ball" | "pressing" | "tackle" | "interception" | "save" | "claim" | "one_v_one" | "distribution" | "full_match";
                        /** @description null: not told */
                        foot: ("right" | "left" | "none") | null;
                        /** @description null: not told */
                        position: ("GK" | "RB" | "CB" | "LB" | "RWB" | "LWB" | "DM" | "CM" | "AM" | "RM" | "LM" | "RW" | "LW" | "SS" | "ST") | null;
                        /** @description null: not told */
                        minute: number | null;
                        opponent: string;
                        /** @description null: not told */
                        shirtNumber: number | null;
                        shirtColour: string;
                        /** @description null: not told */
                        trim: {
                            start: number;
                            end: number;
                        } | null;
                        /** @description null: not told */
                        seconds: number | null;
                        /** @description WebVTT; empty: nobody speaks. */
                        captions: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getClipHead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: 200 | 404;
                        title: string;
                        description: string;
                        noindex: boolean;
                        image?: string;
                        jsonLd?: {
                            /** @enum {string} */
                            "@type": "VideoObject";
                            name: string;
                            description: string;
                            thumbnailUrl: string;
                            uploadDate: string;
                            url: string;
                            contentUrl?: string;
                            duration?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getClipPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getClipCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description What If-None-Match names is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    reportClip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    reason: "danger" | "minor" | "consent" | "harmful" | "hateful" | "rights" | "false" | "other";
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openClipUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0 to 29 */
                slot: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bytes: number;
                    /** @enum {unknown} */
                    contentType: "video/mp4" | "video/webm" | "video/quicktime";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where the file store takes the file. */
                        path: string;
                        maxBytes: number;
                        /** @description Milliseconds since 1970. */
                        until: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    ownHiddenClips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clips: {
                            slot: number;
                            /** @description Why somebody decided so; null: somebody has to look at it yet. */
                            reason: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    syncClipListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0 to 29 */
                slot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        listed: boolean;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description next of the page before. */
                after?: string;
                /** @description Of the browser, e.g. Europe/Berlin. What is no time zone counts as not said. */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of all that are kept. */
                        unread: number;
                        /** @description The newest first, 20 at a time. */
                        notifications: {
                            id: string;
                            /** @enum {unknown} */
                            kind: "coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit";
                            title: string;
                            text: string;
                            /** @description The page it is about. */
                            path: string;
                            /** Format: date-time */
                            at: string;
                            isNew: boolean;
                        }[];
                        /** @description For after; null: there are no more. */
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description at of the newest that was shown.
                     */
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description closed: nobody is told anything, because the registration is not finished or the account is about to be deleted. What was chosen before stays stored, and nothing can be changed.
                         * @enum {unknown}
                         */
                        standing: "open" | "closed";
                        /** @description Kinds that are switched off everywhere. */
                        off: ("coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit")[];
                        /** @description When the weekly email comes, 1 for Monday; null: never. */
                        weeklyDay: number | null;
                        push: {
                            /** @description What a browser subscribes with; null: pushes are not offered. */
                            publicKey: string | null;
                            /**
                             * @description guardian: under 18, a parent or guardian has to agree first.
                             * @enum {unknown}
                             */
                            standing: "open" | "guardian" | "closed";
                        };
                        /** @description Where the weekly email goes, masked; null: no verified address, so none is sent. */
                        email: string | null;
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Kinds to switch off. One that is also in switchOn is switched off. */
                    switchOff?: ("coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit")[];
                    /** @description Kinds to switch on. */
                    switchOn?: ("coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit")[];
                    /** @description All kinds that are off now, as pages of older releases send them. */
                    off?: ("coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit")[];
                    weeklyDay?: number | null;
                    /** @description Of the browser, e.g. Europe/Berlin. What is no time zone counts as not said. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description closed: nobody is told anything, because the registration is not finished or the account is about to be deleted. What was chosen before stays stored, and nothing can be changed.
                         * @enum {unknown}
                         */
                        standing: "open" | "closed";
                        /** @description Kinds that are switched off everywhere. */
                        off: ("coach-answered" | "link-opened" | "goal-due" | "match-missing" | "place-free" | "guardian-decided" | "plan-changed" | "plan-limit")[];
                        /** @description When the weekly email comes, 1 for Monday; null: never. */
                        weeklyDay: number | null;
                        push: {
                            /** @description What a browser subscribes with; null: pushes are not offered. */
                            publicKey: string | null;
                            /**
                             * @description guardian: under 18, a parent or guardian has to agree first.
                             * @enum {unknown}
                             */
                            standing: "open" | "guardian" | "closed";
                        };
                        /** @description Where the weekly email goes, masked; null: no verified address, so none is sent. */
                        email: string | null;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    addPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                    /** @description Of the browser, e.g. Europe/Berlin. What is no time zone counts as not said. */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openWeeklyEmailLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the weekly email. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    endWeeklyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the weekly email. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getWeeklyEmailLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the weekly email. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    setClipPoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 0 to 29 */
                slot: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Name of the picture. */
                        poster: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 8601 */
                        readAt: string;
                        host: {
                            id: string;
                            owner: string | null;
                            stable: {
                                release: string;
                                at: string | null;
                                who: string | null;
                                commit: string | null;
                                size: number | null;
                            } | null;
                            retired: boolean;
                            before: string | null;
                            canary: {
                                release: string;
                                at: string | null;
                                who: string | null;
                                commit: string | null;
                                size: number | null;
                                /** @description Percent of visitors. */
                                weight: number;
                                since: string | null;
                                steps: number[];
                                everyMs: number | null;
                                /** @enum {unknown} */
                                verdict: "worse" | "not-worse" | "too-few" | "unknown";
                                words: string | null;
                                rates: {
                                    /** @enum {unknown} */
                                    what: "failures" | "errors" | "weak";
                                    canary: {
                                        bad: number;
                                        of: number;
                                    };
                                    stable: {
                                        bad: number;
                                        of: number;
                                    };
                                }[];
                            } | null;
                            /** @description Of the stable release, yesterday and today (UTC). */
                            recent: {
                                visits: number;
                                failures: number;
                                errors: number;
                            };
                            /** @description The last ten lines, newest first. */
                            history: {
                                at: string;
                                action: string;
                                release: string;
                                who: string;
                                commit: string | null;
                                notes: string | null;
                            }[];
                        } | null;
                        remotes: {
                            id: string;
                            owner: string | null;
                            stable: {
                                release: string;
                                at: string | null;
                                who: string | null;
                                commit: string | null;
                                size: number | null;
                            } | null;
                            retired: boolean;
                            before: string | null;
                            canary: {
                                release: string;
                                at: string | null;
                                who: string | null;
                                commit: string | null;
                                size: number | null;
                                /** @description Percent of visitors. */
                                weight: number;
                                since: string | null;
                                steps: number[];
                                everyMs: number | null;
                                /** @enum {unknown} */
                                verdict: "worse" | "not-worse" | "too-few" | "unknown";
                                words: string | null;
                                rates: {
                                    /** @enum {unknown} */
                                    what: "failures" | "errors" | "weak";
                                    canary: {
                                        bad: number;
                                        of: number;
                                    };
                                    stable: {
                                        bad: number;
                                        of: number;
                                    };
                                }[];
                            } | null;
                            /** @description Of the stable release, yesterday and today (UTC). */
                            recent: {
                                visits: number;
                                failures: number;
                                errors: number;
                            };
                            /** @description The last ten lines, newest first. */
                            history: {
                                at: string;
                                action: string;
                                release: string;
                                who: string;
                                commit: string | null;
                                notes: string | null;
                            }[];
                        }[];
                        tasks: {
                            name: string;
                            /** @description Cron expression in UTC. */
                            schedule: string;
                            running: boolean;
                            startedAt: string | null;
                            endedAt: string | null;
                            result: {
                                [key: string]: number;
                            } | null;
                            error: string | null;
                            overdue: boolean;
                        }[];
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getOperationsVitals: {
        parameters: {
            query: {
                /** @description Back from today, UTC. */
                days: "1" | "7" | "28" | "90";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The first day. */
                        from: string;
                        /** @description The last day. */
                        to: string;
                        releases: {
                            id: string;
                            release: string;
                            /** @enum {unknown} */
                            state: "stable" | "canary" | "earlier";
                            visits: number;
                            failures: number;
                            errors: number;
                            longTasks: number;
                            measures: {
                                /** @enum {unknown} */
                                name: "LCP" | "INP" | "CLS" | "TTFB" | "load" | "navigation";
                                /** @description Upper bounds of all bins but the last one: ms, CLS without unit. */
                                bounds: number[];
                                bins: number[];
                                p75: number | null;
                                good: {
                                    upTo: number;
                                    share: number;
                                } | null;
                            }[];
                        }[];
                        errors: {
                            id: string;
                            kind: string;
                            /** @description Of the message without values. */
                            hash: string;
                            /** @description Built file, line and column. */
                            at: string;
                            source: string | null;
                            times: number;
                            first: {
                                day: string;
                                release: string;
                            };
                            last: {
                                day: string;
                                release: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    rollBackRemote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the admin saw as live: the stable release for a rollback, else the canary. 409 when it is another one by now. */
                    release: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "rollback";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    promoteCanary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the admin saw as live: the stable release for a rollback, else the canary. 409 when it is another one by now. */
                    release: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "promote";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    stopCanary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the admin saw as live: the stable release for a rollback, else the canary. 409 when it is another one by now. */
                    release: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "stop";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    quotePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    quoteForParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    startCheckout: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the buyer agreed to. 422 names what is missing. */
                    consents?: {
                        /** @description Of the words that were shown, as domain/src/orders has them. */
                        version?: string;
                        /** @description Has to be true; else 422. */
                        adult?: boolean;
                        /** @description Has to be true; else 422. */
                        terms?: boolean;
                        /** @description Has to be true; else 422. */
                        immediateStart?: boolean;
                    };
                    /** @description Of a quote for this buyer: what it says is charged. */
                    quote: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description The payment page; do not store it.
                         */
                        url: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    previewPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        effect: "now" | "at-period-end";
                        /** Format: date-time */
                        effectiveAt: string;
                        dueNow: {
                            /** @description In minor units of the currency. */
                            amount: number;
                            /** @description ISO 4217 */
                            currency: string;
                            minorUnit: number;
                        } | null;
                        lines: {
                            description: string;
                            amount: number;
                        }[];
                        then: {
                            /** @enum {unknown} */
                            plan: "tier1" | "tier2" | "tier3" | "tier4";
                            /** @enum {unknown} */
                            interval: "month" | "year";
                            price: {
                                /** @description In minor units of the currency. */
                                amount: number;
                                /** @description ISO 4217 */
                                currency: string;
                                minorUnit: number;
                            } | null;
                        };
                        /** @description The operator has not confirmed the prices. */
                        sample: boolean;
                        /**
                         * @description included in the price, added on the payment page, or not computed: then the price is all that is charged, and no tax is said to be in it.
                         * @enum {unknown}
                         */
                        tax: "included" | "added" | "not-computed";
                        taxLabel: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payUrl: string | null;
                        current: components["schemas"]["Subscription"];
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    withdrawFromPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getPlanUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clips: {
                            used: number;
                            limit: number;
                        };
                        shareLinks: {
                            used: number;
                            limit: number;
                        };
                    };
                };
            };
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description The page that follows another, by what that one says of it in next. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invoices: {
                            number: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            total: {
                                /** @description In minor units of the currency. */
                                amount: number;
                                /** @description ISO 4217 */
                                currency: string;
                                minorUnit: number;
                            };
                            refunded: {
                                /** @description In minor units of the currency. */
                                amount: number;
                                /** @description ISO 4217 */
                                currency: string;
                                minorUnit: number;
                            } | null;
                            /** @enum {unknown} */
                            status: "open" | "paid" | "void";
                            pageUrl: string | null;
                            pdfUrl: string | null;
                        }[];
                        next: string | null;
                        /** @description The operator has not confirmed the prices. */
                        sample: boolean;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openPaymentMethodPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    askParentToPay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    plan: "tier1" | "tier2" | "tier3" | "tier4";
                    /** @enum {unknown} */
                    interval: "month" | "year";
                    parentEmail: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["Refusal"];
            401: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    getParentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description paid: by this parent, and still running; not-needed: the player has a plan; over: this parent has paid, and the player has asked somebody else since.
                         * @enum {unknown}
                         */
                        state: "open" | "paid" | "not-needed" | "over";
                        /** @description Whether this parent pays or has paid. */
                        hasInvoices: boolean;
                        /** @description First name and initial. */
                        childName: string;
                        /** @enum {unknown} */
                        plan: "tier1" | "tier2" | "tier3" | "tier4";
                        /** @enum {unknown} */
                        interval: "month" | "year";
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    startParentCheckout: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the client per intention; repeating it gives the same answer, and one effect. */
                "idempotency-key": string;
            };
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the buyer agreed to. 422 names what is missing. */
                    consents?: {
                        /** @description Of the words that were shown, as domain/src/orders has them. */
                        version?: string;
                        /** @description Has to be true; else 422. */
                        adult?: boolean;
                        /** @description Has to be true; else 422. */
                        terms?: boolean;
                        /** @description Has to be true; else 422. */
                        immediateStart?: boolean;
                    };
                    /** @description Of a quote for this buyer: what it says is charged. */
                    quote: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uri
                         * @description The payment page; do not store it.
                         */
                        url: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            422: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
    openParentPortal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Refusal"];
            403: components["responses"]["Refusal"];
            404: components["responses"]["Refusal"];
            408: components["responses"]["Refusal"];
            409: components["responses"]["Refusal"];
            410: components["responses"]["Refusal"];
            413: components["responses"]["Refusal"];
            414: components["responses"]["Refusal"];
            415: components["responses"]["Refusal"];
            429: components["responses"]["Refusal"];
            431: components["responses"]["Refusal"];
            500: components["responses"]["Refusal"];
            503: components["responses"]["Refusal"];
        };
    };
}
