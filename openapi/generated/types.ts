// Made from openapi/openapi.yaml by `npm run contract`; not edited by hand.
export interface paths {
    "/auth/send-call/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ring a phone; the code is the last four digits of the caller's number
         * @description The answer is the same for a known and an unknown phone. Limits are in ADR 0011. 403 and 429 with code calls_used_up leave the other way, the person's own call.
         */
        get: operations["sendCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-receive-call/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask for a number to call from one's own phone */
        get: operations["sendReceiveCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/call-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person has called the given number */
        get: operations["getCallStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange a code, or a confirmed call, for a token; or go to a social network for a code
         * @description The first sign-in of a phone or of a social account creates its customer. A wrong code answers 400 with code code_wrong; after three, code_dead. A social network without a code answers 302 to its page, with state and PKCE in a cookie; with the code that the way back gave, a token. That code is good for 60 seconds, once, in the same browser.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /** Sign out, ending the token on the server */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, the last used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere but here */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out at one place */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/callback/{provider}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        /**
         * The way back from a social network
         * @description Checks state and PKCE and leads the popup to /social-login/ with a one-time code, or with error (access_denied, failed). A state is taken once, and an address has a hundred ways back an hour. There is no address for an unknown network.
         */
        get: operations["finishSocialLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/calls/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calls that the simulated telephone got in the last five minutes, newest first */
        get: operations["listDemoCalls"];
        put?: never;
        /** Call the given number from the simulated telephone */
        post: operations["createDemoCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop that this address belongs to */
        get: operations["getCurrentRetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the shop's settings
         * @description Each counts from the next request. Another version than the one sent answers 409 with code changed_meanwhile and the shop as it is now. A colour on which white text can't be read, or a time zone that isn't known, answers 422.
         */
        put: operations["updateRetail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for staff, and what the last 60 days have brought
         * @description Each part is null without the flag that opens its records.
         */
        get: operations["getDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/day/figures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the shop has done lately, for charts
         * @description Each part is null without the flag that opens its records.
         */
        get: operations["getDayFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pages of the shop about itself, those without a text too
         * @description For who writes them. What shoppers are shown is in `info_pages` of the shop.
         */
        get: operations["listInfoPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["InfoSlug"];
            };
            cookie?: never;
        };
        /**
         * A page of the shop about itself
         * @description One that shoppers are shown; without a text 404. The contacts are shown without a text too, where there are any or a pickup point.
         */
        get: operations["getInfoPage"];
        /**
         * Write a page of the shop about itself
         * @description Shoppers see it from the next request; with an empty text they see it no more. A text with a blank of a draft left in it, as in `[[ИНН]]`, answers 422. Another version than the one sent answers 409 with code changed_meanwhile and what it is now.
         */
        put: operations["updateInfoPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's customers */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Make a customer
         * @description Somebody who orders by telephone or at the counter. They have what everybody new has and no permission beyond it, and sign in by a call to this phone later. A wholesale customer needs trade_price_orders too, or it answers 403. A phone that a customer has already answers 409 with code customer_exists and, for those who may see customers, that customer as current. The same Idempotency-Key gives the same answer and one customer.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["getCurrentCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many customers of each type the filters leave */
        get: operations["countCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change many customers, or read where they stand
         * @description Each customer in a transaction of its own, with a verdict for each, in the order of the ids: what they are now, or why they can't change so, as if they were changed alone. Without a change nothing is written.
         */
        put: operations["updateCustomers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customer_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer of the shop
         * @description For whoever sees customers, or the records of one. Without get_customers the name and the phone are those that the person may see on an order or a payment; they are empty for a customer who has none.
         */
        get: operations["getCustomer"];
        /**
         * Change a customer
         * @description Everybody changes their own name and avatar; more needs edit_customers. Nobody changes what signs in or what may be done by somebody who has a permission that the caller lacks, nor gives or takes such a permission: 403 with code permission_lacking. An intermediary counts as holding get_purchase, a wholesale buyer trade_price_orders. The last holder of a permission can't lose it so: 409 with code last_holder. Nobody changes their own type, groups and permissions: 409, own_rights.
         */
        put: operations["updateCustomer"];
        post?: never;
        /**
         * Delete a customer
         * @description Ends their tokens and calls for good. Refused while an order is under way or a payment waits (409, customer_busy), for oneself, and for somebody with a permission that the caller lacks. One who is deleted stays so.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customer_id}/recovery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let a deleted customer in again */
        put: operations["recoverCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customer_id}/edit-balance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a customer's balance
         * @description Writes a correction with its reason into the ledger. One's own balance is corrected by a colleague while there is one who could: 409 with code balance_own.
         */
        put: operations["editCustomerBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories, parents before their children */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category, the last of those beside it
         * @description The same Idempotency-Key gives the same answer and one category.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a category, change its picture, or move it
         * @description What is left out stays as it is. Five levels are the most, and nothing is moved into itself. With another parent and no place it becomes the last there.
         */
        put: operations["updateCategory"];
        post?: never;
        /**
         * Delete a category
         * @description Its items go to another one, and the categories in it take its place. Items that have another main category go there too where they are not yet, else to its parent, else they just leave it.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an item
         * @description What is left out stays as it is. Another version than the one sent is 409 with code changed_meanwhile and the item as it is now.
         */
        put: operations["updateItem"];
        /**
         * Add an item to the catalogue
         * @description The same Idempotency-Key gives the same answer and one item.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue, a page at a time
         * @description search_text finds words by stem, by prefix and with one typo; where no item has all of them, the items with most of them.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many items a search and filters leave in each category
         * @description The filters are those of the list; a category counts what is below it too, and one without any is left out.
         */
        get: operations["countItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One item
         * @description A hidden one is 404 for those without edit_item.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        /**
         * Take an item out of the catalogue
         * @description Lines of carts stay and say that it is gone; orders keep it.
         */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/{id}/recovery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a deleted item back into the catalogue
         * @description One that isn't deleted stays as it is.
         */
        put: operations["recoverItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's items as staff keep them
         * @description Hidden and sold out ones too. search_text finds items that have every word, in the name, the article or the description.
         */
        get: operations["listShopItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change many items, or tell what would become of them
         * @description Each item in a transaction of its own, with a verdict for each, in the order of the ids. An item that this batch has changed already stays as it is, so that a call whose answer was lost can be sent again. A batch names one change of one person: 409 with another. Deletion and recovery need delete_item, other changes edit_item; an item that lacks the permission is refused as forbidden.
         */
        put: operations["updateItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of a list as a file
         * @description The filters are those of the catalogue; with state, the search, the category and the order are those of the list of items. Deleted ones need delete_item. 50,000 items at most: more answer 409 with code export_too_long. A text that a spreadsheet would take for a formula gets an apostrophe before it, which reading the file takes away again; signs that Windows-1251 doesn't have stand as `&#233;`. All categories of an item stand in one cell, a path a line, the main one first. The file reads back unchanged.
         */
        get: operations["exportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of items to be imported
         * @description An Excel file, or CSV in UTF-8 or Windows-1251 with semicolons or commas, which are found out where they aren't named; 10 MB, 20,000 rows and 60 columns at most. Its first row has the titles. It is read at once, in the background, and nothing is written before it is applied. An item is found by its article; a row without one by the number that an export gave it. An empty cell changes nothing, «-» clears. Rows that make items need create_item, those that change them edit_item.
         */
        post: operations["createItemImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An import, with how far it is
         * @description One's own.
         */
        get: operations["getItemImport"];
        /**
         * Read an import again in another way
         * @description With another encoding, delimiter or mapping of its columns, which is remembered by their titles. 409 while it is being read or written, and when it is over.
         */
        put: operations["updateItemImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/{id}/rows/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of the rows of an import, a page at a time */
        get: operations["listItemImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/{id}/errors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wrong rows of an import as a file
         * @description CSV in UTF-8 with semicolons, as the file had them, with their line and what is wrong; mended, it can be imported itself.
         */
        get: operations["getItemImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/{id}/pictures/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a ZIP with pictures that rows of an import name
         * @description 50 MB, 500 pictures and, unpacked, 200 MB at most. The file is refused as a whole for a path that leads out of it, and a file within it that is no picture is left out and named. Where a limit of uploads or of the disk is met on the way, those before it are kept and the rest is named with the reason. The import is read again where any were added.
         */
        post: operations["addItemImportPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/import/{id}/state/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write what an import changes, or give it up
         * @description Written are all rows or none, or the good ones, in the background. What is given up while the good ones are written keeps those that are. A row whose item was changed after the preview is an error.
         */
        put: operations["moveItemImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's cart, or the guest's
         * @description A guest without cart_id gets a new id, kept on the server from the first line on. A signed-in customer who sends cart_id gets that guest cart merged into the account's: counts added up to 999, comments kept.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take every line out of the cart */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/cart-item/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an item into the cart; a line that is there already grows, to 999 at most
         * @description A cart holds 200 lines of items that are sold; one more answers 409 with code cart_full.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/cart-item/{cart_item_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set a line's count and comment */
        put: operations["updateCartItem"];
        post?: never;
        /** Take a line out of the cart */
        delete: operations["deleteCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turn the cart into a placed order
         * @description The same Idempotency-Key gives the same answer and one order. A wholesale customer's lines keep the trade price. With order_id the lines join that order while it is new; one that isn't new any more is 409 with code order_not_new, and the cart stays as it was.
         */
        put: operations["checkoutCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery methods */
        get: operations["listDeliveries"];
        put?: never;
        /**
         * Add a delivery method
         * @description The same Idempotency-Key gives the same answer and one method.
         */
        post: operations["createDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a delivery method
         * @description Orders keep what they were placed with. Another version than the one sent answers 409 with code changed_meanwhile and what it is now.
         */
        put: operations["updateDelivery"];
        post?: never;
        /**
         * Offer a delivery method no more
         * @description Orders that were placed with it keep it.
         */
        delete: operations["deleteDelivery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-point/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pickup points */
        get: operations["listDeliveryPoints"];
        put?: never;
        /**
         * Add a pickup point
         * @description The same Idempotency-Key gives the same answer and one point.
         */
        post: operations["createDeliveryPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-point/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a pickup point
         * @description Orders keep what they were placed with. Another version than the one sent answers 409 with code changed_meanwhile and what it is now.
         */
        put: operations["updateDeliveryPoint"];
        post?: never;
        /**
         * Offer a pickup point no more
         * @description Orders that were placed with it keep it.
         */
        delete: operations["deleteDeliveryPoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Placed orders
         * @description One's own, or those of customer_id, or with scope=shop everyone's; other people's need get_strange_orders.
         */
        get: operations["listPlacedOrders"];
        put?: never;
        /**
         * Place an order of photos or items without a cart
         * @description The same Idempotency-Key gives the same answer and one order. Where something is doubtful, nothing is made and 202 answers FORCE_REQUIRED with its warnings; the same body with force set places the order without the items that are gone. A photo's line has no price until staff give it one. Goods that all have a price and come to less than the shop's least sum are 409 with code order_sum_small; with create_strange_order they are a warning.
         */
        post: operations["createPlacedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/ids/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of these orders
         * @description By the filters of the list and in its order, the first 50,000 at most.
         */
        get: operations["listPlacedOrderIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change many orders, or read where they stand
         * @description Each order in a transaction of its own, with a verdict for each, in the order of the ids: what it is now, or why it can't change so, as if it were changed alone. Without a change nothing is written. Another version of an order than the one sent is changed_meanwhile.
         */
        put: operations["updatePlacedOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What these orders come to
         * @description By the filters of the list.
         */
        get: operations["getPlacedOrdersTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/purchases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The purchases that lines of orders can be sent to */
        get: operations["listOpenPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One placed order with its lines, timeline and the next states open to this person */
        get: operations["getPlacedOrder"];
        /**
         * Change an order's delivery, recipient, comment and note
         * @description One's own order while it is new needs edit_order, another's until it is handed over needs edit_strange_order, and so do the delivery price and the note, which alone may change later, until the order ends. Of one's own order a colleague lowers what it costs while one may: 409 with code price_own. In a charged order the ledger gets the difference. Another version than the one sent is 409 with code changed_meanwhile and the order as it is now.
         */
        put: operations["updatePlacedOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/update-state/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move an order to another state
         * @description A customer may cancel an order of their own while that is allowed; the rest needs update_state_placed_order. Lines move with their order, and a step back undoes that. A refused move is 409, also while a line has no price or is still ordered at the supplier, and one that restores an order of a deleted customer; another version than the one sent is 409 with code changed_meanwhile and the order as it is now. Goods of one's own order that the balance doesn't cover are a colleague's to hand over while one holds edit_balance_customers: 409 with code order_own.
         */
        put: operations["updatePlacedOrderState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/repeat/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the items of one's own order into one's cart again
         * @description A line that is in the cart already grows, to 999 at most; the same Idempotency-Key adds once. Lines that the shop has cancelled, items that are no longer sold, and photos are left out.
         */
        post: operations["repeatPlacedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/undo-addition/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what was added to one's own order at the checkout into the cart again
         * @description While the order is new and these lines are as they were added; told again, it answers the same.
         */
        post: operations["undoCartAddition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/merge/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the lines of an order into another one of the same customer
         * @description Both are new, or both are accepted, so that no money moves. The order is cancelled, tells which one it was merged into, and gets its lines again by unmergePlacedOrder. Another version of either than the one sent is 409 with code changed_meanwhile and that order as it is now.
         */
        post: operations["mergePlacedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/unmerge/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an order back the lines that were merged into another one
         * @description The state that it had comes back with them. Refused once the other order was billed, or a line was taken out, handed over, or changed in number.
         */
        post: operations["unmergePlacedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of one order's lines
         * @description One's own order; others need get_strange_orders. As createReport answers.
         */
        get: operations["getOrderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of lines of orders
         * @description For printing, packing and buying. One's own order, or with get_strange_orders any lines of the shop; a purchase with get_purchase, or one's own as an intermediary, without customers and prices. 50,000 lines at most: more answer 409 with code report_too_long. Names and dates stand as the lists show them; a text that a spreadsheet would take for a formula is made harmless. 429 with code report_running where the caller's last one is still being made, 503 with code reports_busy where too many people's are.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of all customers' orders
         * @description A page of the lines that the filters leave, of orders in work where no state is named.
         */
        get: operations["listOrderLines"];
        put?: never;
        /**
         * Add a line to an order
         * @description An item of the catalogue at the price of the order's customer, or a photo, which has no price until staff give it one. One's own order while it is new needs edit_order, another's until it is handed over needs edit_strange_order; the trade price needs trade_price_orders. In a charged order the ledger gets the difference. The same Idempotency-Key adds one line. Another version of the order than the one sent is 409 with code changed_meanwhile and the order as it is now.
         */
        post: operations["createOrderLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/ids/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of these lines
         * @description In the order of the list, the first 50,000 at most.
         */
        get: operations["listOrderLineIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many lines the filters leave and what they cost
         * @description The filters are those of the list.
         */
        get: operations["getOrderLinesTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/state/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the states of lines
         * @description Each line in a transaction of its own, with a verdict for each, in the order of the ids; other people's lines without get_strange_orders are not_found. In a charged order the ledger gets the difference. Another version of a line than the one sent is changed_meanwhile, unless the same move by the same person made it: that is done.
         */
        put: operations["updateOrderLineStates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers with orders in work, or with lines in a purchase
         * @description Whose newest order is the newest comes first. With purchase_id the sums are those of the lines that are in it.
         */
        get: operations["listOrderGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/send-to-purchase/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send waiting lines of an order to a purchase
         * @description All lines that wait, or those named, become O. The order is accepted, need_pay or collected, the purchase open. Sending again changes nothing. Another version of a line than the one sent is changed_meanwhile, unless the same person sent it there from that one: that is done.
         */
        put: operations["sendToPurchase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/send-to-self-purchase/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send waiting lines of an order to the shop's own purchase
         * @description The newest open one without an intermediary, or a new one that is named by the day. Sending again changes nothing. Versions as of any purchase.
         */
        put: operations["sendToSelfPurchase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a line of an order
         * @description One's own order while it is new needs edit_order, another's until it is handed over needs edit_strange_order, and so does a price. Below what the customer ordered it at, or what it costs today if that is less, a price needs trade_price_orders. Such a price of one's own order, and 0, is a colleague's to give while one holds it: 409 with code price_own. In a charged order the ledger gets the difference. Another version than the one sent is 409 with code changed_meanwhile and the order as it is now. A customer's change counts the delivery again as at the checkout; where less is left than the shop's least sum, it is 409 with code order_sum_below.
         */
        put: operations["updateOrderLine"];
        post?: never;
        /**
         * Take a line out of an order
         * @description Out of a new order the line goes; elsewhere it is cancelled, with a reason. One's own order while it is new needs delete_order, another's until it is handed over needs delete_strange_order. In a charged order the ledger gets the line's sum back. The last line that counts can't go: 409 with code line_last. A customer's order counts the delivery again, and keeps the shop's least sum: 409 with code order_sum_below.
         */
        delete: operations["deleteOrderLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an item; one that is marked already stays so
         * @description A customer has 1000 favourites at most; one more answers 409 with code favourites_full.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourite/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The items that this customer has marked */
        post: operations["listFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favourite/{item_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a mark away; one that isn't there is gone already */
        delete: operations["deleteFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture
         * @description JPEG, PNG, WebP, AVIF or GIF (of which the first frame is taken) of at most 10 MB and 50 megapixels, told by its content. It is turned upright, freed of metadata and stored anew as WebP in several widths, none larger than it came. A picture that nothing refers to within a day is forgotten. HEIC is refused with a code of its own: browsers that know it can turn it into JPEG.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments, newest first or those that wait first
         * @description One's own, or those of customer_id, or with scope=shop everyone's; other people's need get_strange_payments.
         */
        get: operations["listPayments"];
        put?: never;
        /**
         * Ask for a top-up or a refund
         * @description The same Idempotency-Key gives the same answer and one payment. A refund reserves its amount at once; more than is available answers 409 with code refund_too_large. Fifty may wait at a time; one more answers 409 with code payments_full.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What payments of all customers come to
         * @description The filters are those of the list but the state: the sums say their states, so that one answer gives the counts of all.
         */
        get: operations["getPaymentsTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One payment */
        get: operations["getPayment"];
        /**
         * Confirm, cancel or change a waiting payment
         * @description With state it decides, without state it changes amount, way and comment; not both at once. Only a confirmed one writes the ledger. A customer takes back a waiting payment of their own with state C; the rest needs edit_payments, and cancelling another's a reason. Nobody confirms a payment of their own while somebody else of the shop holds edit_payments: 409 with code payment_own. Nor does whoever has changed its customer's phone confirm a refund for three days: 409 with code refund_phone_changed. A payment that waits no more answers 409 with code payment_decided, another version than the one sent 409 with code changed_meanwhile; both bring the payment as it is now.
         */
        put: operations["updatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases, newest first */
        get: operations["listPurchases"];
        put?: never;
        /**
         * Open a purchase
         * @description The same Idempotency-Key gives the same answer and one purchase.
         */
        post: operations["createPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/total/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What these purchases come to
         * @description By the filters of the list.
         */
        get: operations["getPurchasesTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchases/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One purchase with its lines and what has happened to it */
        get: operations["getPurchase"];
        /**
         * Change a purchase, move it to another state, receive its lines or let them wait again
         * @description The transition from sent to received needs a receipt: lines that came become P, the rest stay O or become C. A step back needs a reason and leaves the lines as they are. A cancelled line of a charged order returns its money. Another version than the one sent is 409 with code changed_meanwhile and the purchase as it is now.
         */
        put: operations["updatePurchase"];
        post?: never;
        /** Delete a purchase that has no lines */
        delete: operations["deletePurchase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Intermediaries by name
         * @description All of the shop with get_purchase or send_to_purchase_placed_order; else oneself, if one is an intermediary.
         */
        get: operations["listIntermediaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/albums/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Albums of all purchases, newest first
         * @description All of the shop with get_purchase; else those of one's own purchases, while one is an intermediary.
         */
        get: operations["listAlbums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/{id}/purchases/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** An intermediary's purchases, newest first, without customers and prices */
        get: operations["listIntermediaryPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/{id}/purchases/{purchase_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say of an ordered line that it is bought, or that it can't be had
         * @description The line becomes P, or C with the reason, as by a receipt of its purchase: a cancelled line of a charged order returns its money, and the last line of an order ends it. With fewer pieces than it has the line is split, and the others stay ordered. Marking again changes nothing but the price paid. O takes a mark back, with what it did to the money and to the order: until the purchase is closed, the order is handed on, or the shop has changed the line. The same Idempotency-Key is one mark, whatever has become of the line since.
         */
        put: operations["markPurchaseLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/{id}/albums/{purchase_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The albums and the lines of an intermediary's purchase, without customers and prices */
        get: operations["listPurchaseAlbums"];
        put?: never;
        /**
         * Add an album to an intermediary's purchase
         * @description The same Idempotency-Key gives the same answer and one album.
         */
        post: operations["createAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/{id}/albums/{purchase_id}/{album_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
                album_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename an album, or change its pictures */
        put: operations["updateAlbum"];
        post?: never;
        /** Delete an album without lines */
        delete: operations["deleteAlbum"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intermediary/{id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** An intermediary's purchases that have been sent, newest first */
        get: operations["listIntermediaryDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which records have changed since an earlier answer
         * @description Records that the caller may see: their own, those that everybody sees, and those of others that their permissions open. A change may be told more than once, and is never left out. Without since nothing is told but where to begin.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's named views of a list, by name */
        get: operations["listListViews"];
        put?: never;
        /**
         * Save a view; one of this name is replaced
         * @description A person has at most 50 views of a list; one more answers 409 with code views_full.
         */
        post: operations["saveListView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a view, or change what it shows
         * @description A name that another view of the list has answers 409 with code view_name_taken.
         */
        put: operations["updateListView"];
        post?: never;
        /** Delete a view; one that isn't there is gone already */
        delete: operations["deleteListView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permission flag, and whether the caller may give it */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-group/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's named sets of permissions */
        get: operations["listPermissionGroups"];
        put?: never;
        /**
         * Make a group
         * @description Nobody gives a permission that they lack: 403 with code permission_lacking. A shop has at most 100 groups; one more answers 409 with code groups_full. Making it the group for everybody new takes that from the group that was. The same Idempotency-Key gives the same answer and one group.
         */
        post: operations["createPermissionGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permission-group/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a group
         * @description A change takes effect with the next call of whoever has the group. A group with a permission that the caller lacks answers 403 with code permission_lacking, and so does giving one. Its last holder loses no permission, since nobody could give it back: 409 with code last_holder.
         */
        put: operations["updatePermissionGroup"];
        post?: never;
        /**
         * Delete a group
         * @description Whoever had it loses its permissions, on the terms of a change. One that isn't there is gone already.
         */
        delete: operations["deletePermissionGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, newest first
         * @description Changes of items, categories, people, permission groups and settings. Orders, payments and balances have histories of their own.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put back what a record was before a change
         * @description By the rules of the record's own operation, whose permission the caller needs too: 403. What has been changed since, or can't be put back, answers 409 with code undo_too_late or undo_not_possible. A deleted item or customer is recovered.
         */
        put: operations["undoChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance-history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed a balance, newest first
         * @description One's own without customer_id; another's needs get_strange_balance_history.
         */
        get: operations["listBalanceHistory"];
        put?: never;
        post?: never;
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
        /**
         * @description A Russian number, '7' and ten digits
         * @example 79000000001
         */
        Phone: string;
        /**
         * Format: uuid
         * @example 6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11
         */
        RequestId: string;
        CallRequest: {
            request_id: components["schemas"]["RequestId"];
        };
        Error: {
            /**
             * @description Stable and machine readable
             * @example not_found
             */
            code: string;
            /**
             * @description Russian and fit to show
             * @example Заказ не найден.
             */
            detail: string;
            /** @description With 5xx only */
            request_id?: string;
            /** @description Seconds to wait; with 429 and with a 503 that names them */
            retry_after?: number;
        };
        ReceiveCallRequest: {
            request_id: components["schemas"]["RequestId"];
            /** @description The number to call, '7' and ten digits */
            number: string;
        };
        CallStatus: {
            /**
             * @description 0 waiting, 1 confirmed, 2 expired
             * @enum {integer}
             */
            status_code: 0 | 1 | 2;
        };
        /** @enum {string} */
        Provider: "phone" | "vk-oauth2" | "odnoklassniki-oauth2";
        Token: {
            token: string;
        };
        /**
         * Format: uuid
         * @description The name of a token; it opens nothing
         */
        SessionId: string;
        /**
         * Format: date-time
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        Session: {
            id: components["schemas"]["SessionId"];
            /**
             * @description The browser and the system in a person's words
             * @example Chrome, Android
             */
            device: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description To some minutes */
            last_used_at: components["schemas"]["Timestamp"];
            /** @description The one that asks */
            is_current: boolean;
        };
        SessionList: {
            result: components["schemas"]["Session"][];
        };
        /** @enum {string} */
        SocialProvider: "vk-oauth2" | "odnoklassniki-oauth2";
        DemoCall: {
            /** Format: uuid */
            id: string;
            phone: components["schemas"]["Phone"];
            /** @description Its last four digits are the code */
            caller_number: components["schemas"]["Phone"];
            created_at: components["schemas"]["Timestamp"];
        };
        DemoCallList: {
            result: components["schemas"]["DemoCall"][];
        };
        DemoCallForm: {
            /** @description Who calls */
            phone: components["schemas"]["Phone"];
            /** @description The number that is called */
            number: components["schemas"]["Phone"];
        };
        /** @example 42 */
        Id: number;
        ImageSource: {
            url: string;
            width: number;
        };
        Image: {
            /**
             * @description The middle size
             * @example /files/ab/abcdef-640.webp
             */
            url: string;
            width: number;
            height: number;
            /** @description Every stored width, smallest first, for srcset */
            sources: components["schemas"]["ImageSource"][];
        };
        /**
         * @description Of buttons and links; white text on it and it on white have a contrast of at least 4.5
         * @example #0074E0
         */
        PrimaryColor: string;
        /**
         * @description Who sees trade prices beside staff: those who pay them, or everyone
         * @enum {string}
         */
        TradePriceAudience: "wholesale" | "everyone";
        Contacts: {
            ref?: string;
            phone?: string;
            vk?: string;
            ok?: string;
            whatsapp?: string;
            viber?: string;
            telegram?: string;
            instagram?: string;
        };
        /**
         * @description Which page it is, as its address names it
         * @enum {string}
         */
        InfoSlug: "delivery" | "returns" | "contacts" | "seller" | "offer" | "privacy";
        InfoPageLink: {
            slug: components["schemas"]["InfoSlug"];
            /** @example Возврат и обмен */
            title: string;
        };
        Retail: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the settings; a change sends the one it saw */
            version: number;
            name: string;
            /** @description Shown beside the name in the header */
            logo: components["schemas"]["Image"] | null;
            primary_color: components["schemas"]["PrimaryColor"];
            /** @description The least sum of goods that a cart is ordered with, in roubles; 0 for none */
            min_order_sum: number;
            /** @description Whether an accepted order is collected after it is paid alone */
            is_prepaid: boolean;
            trade_prices_shown_to: components["schemas"]["TradePriceAudience"];
            /** @description Whether a call's code of four digits is enough to sign in staff; false without edit_retail */
            staff_sign_in_by_code: boolean;
            description: string;
            /** @example ₽ */
            currency: string;
            /**
             * @description By which dates are shown and days are counted, an IANA name
             * @example Europe/Moscow
             */
            time_zone: string;
            /** @description Whether the phone simulator answers */
            demo: boolean;
            /** @description Orders still created; 0 without get_strange_orders */
            orders_wait: number;
            /** @description Payments waiting; 0 without get_strange_payments */
            payments_wait: number;
            /** @description Whether the budget of calls of this hour is used up; false without edit_retail */
            calls_used_up: boolean;
            contacts: components["schemas"]["Contacts"];
            /** @description Who the shop is and its account, in lines; below an empty line, how to pay, which is no part of a document. Empty for guests and where the shop has not said */
            requisites: string;
            /** @description Which social networks sign people in here */
            social_providers: components["schemas"]["SocialProvider"][];
            /** @description Its pages about itself that shoppers are shown, in their order */
            info_pages: components["schemas"]["InfoPageLink"][];
        };
        ContactText: string;
        /** @description What is left out stays as it is; an empty text removes */
        ContactChange: {
            ref?: components["schemas"]["ContactText"];
            phone?: string;
            vk?: components["schemas"]["ContactText"];
            ok?: components["schemas"]["ContactText"];
            whatsapp?: components["schemas"]["ContactText"];
            viber?: components["schemas"]["ContactText"];
            telegram?: components["schemas"]["ContactText"];
            instagram?: components["schemas"]["ContactText"];
        };
        /**
         * Format: uuid
         * @example 6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11
         */
        FileId: string;
        /** @description What is left out stays as it is */
        RetailChange: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            name?: string;
            description?: string;
            currency?: string;
            time_zone?: string;
            requisites?: string;
            primary_color?: components["schemas"]["PrimaryColor"];
            min_order_sum?: number;
            is_prepaid?: boolean;
            trade_prices_shown_to?: components["schemas"]["TradePriceAudience"];
            staff_sign_in_by_code?: boolean;
            contacts?: components["schemas"]["ContactChange"];
            /** @description A picture that this person has uploaded; null removes the logo */
            logo_id?: components["schemas"]["FileId"] | null;
        };
        /** @description The same as a form, in which an object's field has a dot, as in `contacts.phone` */
        RetailForm: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            name?: string;
            description?: string;
            currency?: string;
            time_zone?: string;
            requisites?: string;
            primary_color?: components["schemas"]["PrimaryColor"];
            min_order_sum?: number;
            is_prepaid?: boolean;
            trade_prices_shown_to?: components["schemas"]["TradePriceAudience"];
            staff_sign_in_by_code?: boolean;
            contacts?: components["schemas"]["ContactChange"];
            /** @description A picture that this person has uploaded; null removes the logo */
            logo_id?: components["schemas"]["FileId"] | null;
            /** @description The logo itself, as file/upload/ takes pictures; an empty file removes it */
            logo?: string;
        };
        RetailChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["Retail"];
        };
        SetupStep: {
            /**
             * @description A shop that has been ordered from needs neither an item nor staff any more
             * @enum {string}
             */
            name: "requisites" | "delivery" | "point" | "category" | "item" | "staff";
            is_done: boolean;
        };
        /** @description How many came by the shop's clock, whatever has become of them */
        Came: {
            /** @description Since midnight */
            today: number;
            /** @description From the midnight before it until this time of that day */
            yesterday: number;
        };
        Arriving: {
            count: number;
            /** @description Since when the first of them waits; null where none does */
            since: components["schemas"]["Timestamp"] | null;
            came: components["schemas"]["Came"];
        };
        Waiting: {
            count: number;
            /** @description Since when the first of them waits; null where none does */
            since: components["schemas"]["Timestamp"] | null;
        };
        /** @enum {string} */
        PlacedOrderState: "created" | "accepted" | "need_pay" | "collected" | "delivery" | "done" | "completed" | "canceled" | "rejected";
        OrdersInState: {
            state: components["schemas"]["PlacedOrderState"];
            count: number;
            /** @description Their totals together, as far as they have any */
            sum: number;
            /** @description Since when the first of them is in it; null where none is */
            since: components["schemas"]["Timestamp"] | null;
        };
        /**
         * Format: date
         * @example 2026-11-21
         */
        Day: string;
        OrdersOnDay: {
            day: components["schemas"]["Day"];
            /** @description Orders placed on it and not cancelled or rejected since */
            count: number;
            /** @description Their totals together, as far as they have any */
            sum: number;
        };
        OrdersOfDay: {
            created: components["schemas"]["Arriving"];
            unpriced: components["schemas"]["Waiting"];
            standing: components["schemas"]["Waiting"];
            /** @description Orders that are not handed over, by state, from new to on the way */
            states: components["schemas"]["OrdersInState"][];
            /** @description The last 60 days by the shop's clock, the oldest first, today too */
            days: components["schemas"]["OrdersOnDay"][];
        };
        DebtsOfAge: {
            /** @enum {integer} */
            from_days: 0 | 4 | 8;
            /** @description Customers */
            count: number;
            sum: number;
        };
        User: {
            first_name: string;
            last_name: string;
        };
        Debtor: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            /** @description What the balance lacks */
            sum: number;
            since: components["schemas"]["Timestamp"];
        };
        /** @description Negative balances of customers with orders that were charged to them, as `owing` lists those */
        DebtsOfDay: {
            /** @description By how many days the balance has been negative, the newest first: 0 to 3, 4 to 7, 8 and more */
            ages: components["schemas"]["DebtsOfAge"][];
            /** @description The greatest debts first */
            debtors: components["schemas"]["Debtor"][];
        };
        ShopDay: {
            /** @description What a new shop needs, of what the caller may set up; null where nothing of it is left to do */
            setup: components["schemas"]["SetupStep"][] | null;
            /** @description Null without get_strange_orders */
            orders: components["schemas"]["OrdersOfDay"] | null;
            /** @description Null without get_strange_orders and get_strange_balance_history */
            debts: components["schemas"]["DebtsOfDay"] | null;
            /** @description Payments nobody has decided; null without get_strange_payments */
            payments: components["schemas"]["Arriving"] | null;
            /** @description Purchases received whole, to be closed; null without get_purchase */
            purchases: components["schemas"]["Waiting"] | null;
        };
        /**
         * @description sbp by phone, card to card, transfer between accounts, cash at the shop
         * @enum {string}
         */
        PaymentWay: "sbp" | "card" | "transfer" | "cash";
        PaidByWay: {
            way: components["schemas"]["PaymentWay"];
            /** @description Confirmed ones */
            count: number;
            /** @description Of the confirmed ones */
            sum: number;
            /** @description Of those that nobody has decided */
            waiting: number;
        };
        PaidByHour: {
            hour: number;
            sum: number;
        };
        /** @description Payments that were confirmed on the shop's day, and those that wait, refunds below zero */
        PaidOnDay: {
            day: components["schemas"]["Day"];
            /** @description Each way to pay, whether it was used or not */
            ways: components["schemas"]["PaidByWay"][];
            /** @description The hours of the day until now; each has what was confirmed of the payments until its end */
            hours: components["schemas"]["PaidByHour"][];
        };
        /** @description New ones had never ordered before these days. The sum is of orders whose total is known */
        BuyersOfKind: {
            customers: number;
            orders: number;
            sum: number;
        };
        Buyers: {
            new: components["schemas"]["BuyersOfKind"];
            returning: components["schemas"]["BuyersOfKind"];
        };
        /** @description Of the last 30 days by the shop's clock and of the 30 before; orders that were called off don't count */
        BuyersOfDays: {
            last: components["schemas"]["Buyers"];
            before: components["schemas"]["Buyers"];
        };
        OrdersOfAge: {
            /** @enum {integer} */
            from_days: 0 | 2 | 4 | 8;
            count: number;
        };
        StateByAge: {
            state: components["schemas"]["PlacedOrderState"];
            /** @description By the days in this state, the newest first: 0 and 1, 2 and 3, 4 to 7, 8 and more */
            ages: components["schemas"]["OrdersOfAge"][];
        };
        /** @enum {string} */
        PurchaseState: "open" | "stopped" | "sent" | "received" | "closed";
        /**
         * @description Roubles with at most two decimals
         * @example 1290.5
         */
        Money: number;
        /** @description What the lines that are not cancelled were bought for, as far as that is known */
        BoughtSums: {
            total: components["schemas"]["Money"];
            /** @description What they are sold for less that; of those alone that have both prices */
            margin: components["schemas"]["Money"];
            /** @description Pieces that are not in the margin */
            unknown_count: number;
        };
        /** @description Pieces of a purchase without those that were called off; each number has the next ones in it */
        PurchaseFullness: {
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["PurchaseState"];
            ordered: number;
            bought: number;
            /** @description Bought ones of a purchase that was received */
            came: number;
            handed_over: number;
            money: components["schemas"]["BoughtSums"];
        };
        /** @description Purchases that were closed in the last 30 days by the shop's clock */
        ClosedPurchases: {
            count: number;
            /** @description Of all of them */
            money: components["schemas"]["BoughtSums"];
            /** @description The last that were closed first */
            purchases: components["schemas"]["PurchaseFullness"][];
        };
        TopItem: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Pieces */
            count: number;
            sum: number;
        };
        EndingItem: {
            id: components["schemas"]["Id"];
            name: string;
            stock: number;
            /** @description Whole days that it lasts */
            days: number;
        };
        DeadItem: {
            id: components["schemas"]["Id"];
            name: string;
            stock: number;
            sum: number;
        };
        /** @description In stock for all these days and not ordered in them */
        DeadGoods: {
            /** @description Items */
            count: number;
            /** @description The price of all their pieces */
            sum: number;
            /** @description The greatest sums first */
            items: components["schemas"]["DeadItem"][];
        };
        /** @description By what was ordered in the last 30 days by the shop's clock and not called off */
        GoodsOfDays: {
            /** @description The greatest sums first */
            top: components["schemas"]["TopItem"][];
            /** @description In stock for a week or less at the pace of these days, the first to end first */
            ending: components["schemas"]["EndingItem"][];
            dead: components["schemas"]["DeadGoods"];
        };
        DayFigures: {
            /** @description Null without get_strange_payments */
            payments: components["schemas"]["PaidOnDay"] | null;
            /** @description Null without get_strange_orders */
            buyers: components["schemas"]["BuyersOfDays"] | null;
            /** @description Orders not handed over yet, by state, from new to on the way; null without get_strange_orders */
            ages: components["schemas"]["StateByAge"][] | null;
            /** @description Those that are not closed, the newest first; null without get_purchase */
            purchases: components["schemas"]["PurchaseFullness"][] | null;
            /** @description Null without get_purchase */
            closed: components["schemas"]["ClosedPurchases"] | null;
            /** @description Null without get_strange_orders and edit_item */
            goods: components["schemas"]["GoodsOfDays"] | null;
        };
        /** @description Plain text. An empty line ends a paragraph, `# ` begins a heading, `- ` an entry of a list; everything else is shown as it is written */
        InfoText: string;
        InfoPage: {
            /** @description By which the audit names it; null for one that was never written */
            id: components["schemas"]["Id"] | null;
            slug: components["schemas"]["InfoSlug"];
            /** @description Grows with each change of the page; a change sends the one it saw */
            version: number;
            title: string;
            text: components["schemas"]["InfoText"];
            /** @description When it was written last; null for one that was never written */
            updated_at: components["schemas"]["Timestamp"] | null;
        };
        InfoPageList: {
            result: components["schemas"]["InfoPage"][];
        };
        InfoPageChange: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            text: components["schemas"]["InfoText"];
        };
        InfoPageChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["InfoPage"];
        };
        /** @enum {string} */
        CustomerType: "retail" | "wholesale";
        /** @enum {string} */
        Permission: "create_item" | "edit_item" | "delete_item" | "create_order" | "edit_order" | "delete_order" | "update_state_placed_order" | "send_to_purchase_placed_order" | "edit_payments" | "edit_retail" | "make_delivery" | "make_delivery_point" | "get_strange_payments" | "create_strange_payments" | "get_strange_orders" | "get_customers" | "create_customers" | "edit_customers" | "delete_customers" | "recovery_customers" | "edit_balance_customers" | "trade_price_orders" | "create_strange_order" | "delete_strange_order" | "edit_strange_order" | "get_strange_balance_history" | "get_purchase";
        /**
         * @default fio
         * @enum {string}
         */
        CustomerOrder: "fio" | "-fio" | "newest" | "balance" | "-balance";
        /** @default 1 */
        Page: number;
        /** @default 24 */
        Limit: number;
        /** @description Grows with each change; a change sends the one it saw */
        CustomerVersion: number;
        GroupRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ListedCustomer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CustomerVersion"];
            user: components["schemas"]["User"];
            phone: string | null;
            avatar_url: string | null;
            customer_type: components["schemas"]["CustomerType"];
            is_intermediary: boolean;
            /** @description Null for those who may not see others' balance */
            balance: components["schemas"]["Money"] | null;
            groups: components["schemas"]["GroupRef"][];
            is_deleted: boolean;
        };
        CustomerList: {
            result: components["schemas"]["ListedCustomer"][];
            page: number;
            pages: number;
            total: number;
        };
        CustomerForm: {
            first_name: string;
            /** @default  */
            last_name: string;
            phone: components["schemas"]["Phone"];
            /** @default retail */
            customer_type: components["schemas"]["CustomerType"];
        };
        CustomerCard: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            phone: string | null;
            customer_type: components["schemas"]["CustomerType"];
        };
        CustomerExists: {
            /** @constant */
            code: "customer_exists";
            /** @description Russian and fit to show */
            detail: string;
            /** @description Whoever has this phone; left out for those who may not see customers */
            current?: components["schemas"]["CustomerCard"];
        };
        LastDelivery: {
            /** @description The method of the last order, which the shop may offer no longer; null for an order of long ago */
            delivery_id: components["schemas"]["Id"] | null;
            /** @description The pickup point chosen last, maybe before the last order; the shop may have closed it */
            delivery_point_id: components["schemas"]["Id"] | null;
            /** @description The address typed last, maybe before the last order; or an empty string */
            address: string;
            recipient_name: string;
            recipient_phone: string | null;
        };
        Customer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CustomerVersion"];
            avatar_url: string | null;
            user: components["schemas"]["User"];
            /** @description Null for those who only ever used a social network */
            phone: string | null;
            balance: components["schemas"]["Money"];
            /** @description The balance without what waiting refunds reserve */
            available: components["schemas"]["Money"];
            customer_type: components["schemas"]["CustomerType"];
            permissions: components["schemas"]["Permission"][];
            /** @description Buys for the shop */
            is_intermediary: boolean;
            /** @description What this customer's next order is filled in with; null before the first */
            last_delivery: components["schemas"]["LastDelivery"] | null;
        };
        CustomerTotals: {
            total: number;
            retail: number;
            wholesale: number;
        };
        SeenCustomer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CustomerVersion"];
        };
        CustomersChange: {
            customer_type?: components["schemas"]["CustomerType"];
            join_group_id?: components["schemas"]["Id"];
            leave_group_id?: components["schemas"]["Id"];
            /** @description True deletes, false recovers */
            is_deleted?: boolean;
        };
        CustomersForm: {
            ids: components["schemas"]["Id"][];
            /** @description The versions of customers that the person saw; another is changed_meanwhile */
            versions?: components["schemas"]["SeenCustomer"][];
            change?: components["schemas"]["CustomersChange"];
        };
        StandingCustomer: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: true;
            version: components["schemas"]["CustomerVersion"];
            customer_type: components["schemas"]["CustomerType"];
            is_deleted: boolean;
        };
        RefusedCustomer: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: false;
            code: string;
            /** @description Russian and fit to show */
            detail: string;
        };
        CustomerVerdicts: {
            result: (components["schemas"]["StandingCustomer"] | components["schemas"]["RefusedCustomer"])[];
        };
        ShopCustomer: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["CustomerVersion"];
            user: components["schemas"]["User"];
            phone: string | null;
            avatar_url: string | null;
            customer_type: components["schemas"]["CustomerType"];
            is_intermediary: boolean;
            /** @description Null for those who may not see others' balance */
            balance: components["schemas"]["Money"] | null;
            /** @description What this customer's next order is filled in with; null before the first, and for those who may not see customers */
            last_delivery: components["schemas"]["LastDelivery"] | null;
            /** @description For staff; empty for those who may not see customers */
            comment: string;
            /** @description None for those who may not see customers */
            groups: components["schemas"]["GroupRef"][];
            /** @description Beside those of groups */
            own_permissions: components["schemas"]["Permission"][];
            /** @description Their own and those of their groups */
            permissions: components["schemas"]["Permission"][];
            is_deleted: boolean;
            /** @description Whether the caller has every permission of this person (get_purchase for an intermediary and trade_price_orders for a wholesale buyer too), or is this person, and so may change what signs them in */
            can_edit: boolean;
        };
        /** @description What is left out stays as it is */
        CustomerChange: {
            version?: components["schemas"]["CustomerVersion"];
            first_name?: string;
            last_name?: string;
            phone?: components["schemas"]["Phone"];
            customer_type?: components["schemas"]["CustomerType"];
            is_intermediary?: boolean;
            comment?: string;
            group_ids?: components["schemas"]["Id"][];
            /** @description Their own, beside those of groups */
            permissions?: components["schemas"]["Permission"][];
            /** @description A picture that the caller has uploaded; null takes the avatar away */
            avatar_id?: components["schemas"]["FileId"] | null;
        };
        CustomerChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["ShopCustomer"];
        };
        BalanceCorrection: {
            /** @description What is added, below 0 what is taken; not 0 */
            amount: components["schemas"]["Money"];
            reason: string;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            parent_id: components["schemas"]["Id"] | null;
            image: components["schemas"]["Image"] | null;
            /** @description Items of this category and of those below it, each once */
            items_count: number;
        };
        CategoryList: {
            result: components["schemas"]["Category"][];
        };
        CategoryForm: {
            name: string;
            /** @description Null for the first level */
            parent_id?: components["schemas"]["Id"] | null;
            /** @description A picture that this person has uploaded; null for none */
            file_id?: string | null;
        };
        CategoryChange: {
            name?: string;
            /** @description Null for the first level */
            parent_id?: components["schemas"]["Id"] | null;
            /** @description A picture that this person has uploaded; null for none */
            file_id?: string | null;
            /** @description Among those with the same parent, from 0 */
            place?: number;
        };
        /** @description The categories that the item is in beside its main one, in the order of their ids. Sent in any order; the main one among them is left out */
        OtherCategoryIds: components["schemas"]["Id"][];
        ItemAttribute: {
            /** @example Материал */
            name: string;
            /** @example лён */
            value: string;
        };
        ItemPicture: {
            /** @description A picture that this person has uploaded, or one of the item's file_ids */
            file_id: string;
        };
        /** @description Roubles */
        ItemPrice: number;
        /** @description Customers order multiples of so many */
        CountStep: number;
        /** @description The least count that customers order */
        CountMin: number;
        ItemVersion: number;
        ItemChange: {
            name?: string;
            /** @description Unique among the items of the shop, in any case; empty for none */
            article?: string;
            description?: string;
            /** @description The main category: of the breadcrumbs, and the first one in a file */
            category_id?: components["schemas"]["Id"];
            other_category_ids?: components["schemas"]["OtherCategoryIds"];
            /** @description Their names differ */
            attributes?: components["schemas"]["ItemAttribute"][];
            /** @description The main one first */
            images?: components["schemas"]["ItemPicture"][];
            retail_price?: components["schemas"]["ItemPrice"];
            /** @description Null for none */
            trade_price?: components["schemas"]["ItemPrice"] | null;
            /** @description Per cent off the retail price */
            discount?: number;
            is_new?: boolean;
            is_hidden?: boolean;
            count_step?: components["schemas"]["CountStep"];
            /** @description Rounded up to the step it is at most 999 */
            count_min?: components["schemas"]["CountMin"];
            /** @description Null where nobody counts the pieces */
            stock?: number | null;
            id: components["schemas"]["Id"];
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: components["schemas"]["ItemVersion"];
            /** @description The stock that the person saw, which orders change without a new version; another is 409 changed_meanwhile */
            expected_stock?: number | null;
        };
        Item: {
            id: components["schemas"]["Id"];
            name: string;
            category_id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            /** @description Before any discount */
            retail_price: components["schemas"]["Money"];
            /** @description Per cent off the retail price */
            discount: number;
            /** @description Roubles off the retail price */
            discount_value: components["schemas"]["Money"];
            /** @description retail_price − discount_value */
            discounted_price: components["schemas"]["Money"];
            /** @description What wholesale customers pay; null too for those who may not see it. Wholesale customers and holders of edit_item or trade_price_orders may, others where the shop shows it to everyone */
            trade_price: components["schemas"]["Money"] | null;
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
            is_new: boolean;
            count_step: components["schemas"]["CountStep"];
            count_min: components["schemas"]["CountMin"];
            /** @description The pieces that no order has taken; null where nobody counts them. Below zero where staff sold more than there were */
            stock: number | null;
            version: components["schemas"]["ItemVersion"];
            /** @description The shop's own number of it; empty where it has none */
            article: string;
            description: string;
            /** @description Of the main one */
            category_name: string;
            other_category_ids: components["schemas"]["OtherCategoryIds"];
            /** @description In the order to show them */
            attributes: components["schemas"]["ItemAttribute"][];
            images: components["schemas"]["Image"][];
            /** @description What updateItem names these pictures by, in the same order; empty for those without edit_item */
            file_ids: string[];
            /** @description Kept out of the catalogue for all but holders of edit_item */
            is_hidden: boolean;
        };
        ItemChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["Item"];
        };
        ItemForm: {
            name: string;
            /** @description Unique among the items of the shop, in any case; empty for none */
            article?: string;
            description?: string;
            /** @description The main category: of the breadcrumbs, and the first one in a file */
            category_id: components["schemas"]["Id"];
            other_category_ids?: components["schemas"]["OtherCategoryIds"];
            /** @description Their names differ */
            attributes?: components["schemas"]["ItemAttribute"][];
            /** @description The main one first */
            images?: components["schemas"]["ItemPicture"][];
            retail_price: components["schemas"]["ItemPrice"];
            /** @description Null for none */
            trade_price?: components["schemas"]["ItemPrice"] | null;
            /** @description Per cent off the retail price */
            discount?: number;
            is_new?: boolean;
            is_hidden?: boolean;
            count_step?: components["schemas"]["CountStep"];
            /** @description Rounded up to the step it is at most 999 */
            count_min?: components["schemas"]["CountMin"];
            /** @description Null where nobody counts the pieces */
            stock?: number | null;
        };
        PriceBound: number;
        /**
         * @default popular
         * @enum {string}
         */
        ItemOrder: "popular" | "new" | "price" | "-price" | "discount" | "name";
        ItemCard: {
            id: components["schemas"]["Id"];
            name: string;
            category_id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            /** @description Before any discount */
            retail_price: components["schemas"]["Money"];
            /** @description Per cent off the retail price */
            discount: number;
            /** @description Roubles off the retail price */
            discount_value: components["schemas"]["Money"];
            /** @description retail_price − discount_value */
            discounted_price: components["schemas"]["Money"];
            /** @description What wholesale customers pay; null too for those who may not see it. Wholesale customers and holders of edit_item or trade_price_orders may, others where the shop shows it to everyone */
            trade_price: components["schemas"]["Money"] | null;
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
            is_new: boolean;
            count_step: components["schemas"]["CountStep"];
            count_min: components["schemas"]["CountMin"];
            /** @description The pieces that no order has taken; null where nobody counts them. Below zero where staff sold more than there were */
            stock: number | null;
        };
        ItemList: {
            /** @description What the search text was read as, where nothing has it as it was typed: in the other keyboard layout, or without a typing error; null for an empty list */
            searched_as: string | null;
            /** @description No item of the shop has every word of the search, together with its category; these have most of them. False for an empty list */
            lacks_words: boolean;
            result: components["schemas"]["ItemCard"][];
            page: number;
            pages: number;
            total: number;
        };
        CategoryTotal: {
            category_id: components["schemas"]["Id"];
            /** @description Items of this category and of those below it, each once */
            total: number;
        };
        ItemCounts: {
            /** @description Items of all categories */
            total: number;
            categories: components["schemas"]["CategoryTotal"][];
        };
        /** @enum {string} */
        ItemState: "on_sale" | "hidden" | "sold_out" | "deleted";
        /**
         * @default name
         * @enum {string}
         */
        ShopItemOrder: "name" | "newest" | "price" | "-price" | "stock";
        ShopItem: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["ItemVersion"];
            name: string;
            /** @description Empty where it has none */
            article: string;
            category_id: components["schemas"]["Id"];
            category_name: string;
            image: components["schemas"]["Image"] | null;
            /** @description Before any discount */
            retail_price: components["schemas"]["Money"];
            /** @description Null too for those who may not see it */
            trade_price: components["schemas"]["Money"] | null;
            /** @description Per cent off the retail price */
            discount: number;
            discounted_price: components["schemas"]["Money"];
            /** @description The pieces that no order has taken; null where nobody counts them */
            stock: number | null;
            is_new: boolean;
            is_hidden: boolean;
            is_deleted: boolean;
        };
        ShopItemList: {
            result: components["schemas"]["ShopItem"][];
            page: number;
            pages: number;
            total: number;
        };
        SeenItem: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["ItemVersion"];
        };
        PriceChange: {
            /** @enum {string} */
            of: "retail" | "trade" | "both";
            /** @description Below zero makes it cheaper */
            per_cent: number;
            /**
             * @description Roubles; a half is rounded up, and nothing to zero
             * @enum {number}
             */
            round_to: 0.01 | 1 | 5 | 10 | 50 | 100;
        };
        ItemsChange: {
            prices?: components["schemas"]["PriceChange"];
            discount?: number;
            /** @description Makes it the main category */
            category_id?: components["schemas"]["Id"];
            /** @description Puts items there beside their main category */
            add_category_id?: components["schemas"]["Id"];
            /** @description Takes items out of it; refused where it is the main one */
            remove_category_id?: components["schemas"]["Id"];
            is_new?: boolean;
            is_hidden?: boolean;
            /** @description True deletes, false recovers */
            is_deleted?: boolean;
            /**
             * Format: uuid
             * @description Puts back what the items were before that batch, where nothing of it has been changed since
             */
            undo_of?: string;
        };
        ItemsForm: {
            ids: components["schemas"]["Id"][];
            /** @description The versions of items that the person saw; another is changed_meanwhile */
            versions?: components["schemas"]["SeenItem"][];
            /**
             * Format: uuid
             * @description Names the change as a whole, which may take several calls; the audit keeps it, and undo_of names it
             */
            batch_id: string;
            /**
             * @description Whether nothing is written, only told
             * @default false
             */
            is_preview: boolean;
            change: components["schemas"]["ItemsChange"];
        };
        StandingItem: {
            name: string;
            category_id: components["schemas"]["Id"];
            other_category_ids: components["schemas"]["OtherCategoryIds"];
            retail_price: components["schemas"]["Money"];
            /** @description Null too for those who may not see it */
            trade_price: components["schemas"]["Money"] | null;
            discount: number;
            is_new: boolean;
            is_hidden: boolean;
            is_deleted: boolean;
        };
        ChangedItem: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: true;
            version: components["schemas"]["ItemVersion"];
            before: components["schemas"]["StandingItem"];
            /** @description What it is now; of a preview, what it would be */
            after: components["schemas"]["StandingItem"];
        };
        RefusedItem: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: false;
            code: string;
            /** @description Russian and fit to show */
            detail: string;
        };
        ItemVerdicts: {
            result: (components["schemas"]["ChangedItem"] | components["schemas"]["RefusedItem"])[];
        };
        /**
         * @description Items as staff keep them, as the list of them has it; any for all that are not deleted
         * @enum {string}
         */
        ItemFileState: "any" | "on_sale" | "hidden" | "sold_out" | "deleted";
        /**
         * @description Those of the catalogue and of the list of items; each takes the nearest of its own for one of the other
         * @default popular
         * @enum {string}
         */
        ItemFileOrder: "popular" | "new" | "price" | "-price" | "discount" | "name" | "newest" | "stock";
        /** @enum {string} */
        ItemFileFormat: "xlsx" | "csv";
        /**
         * @description What a column of a file of items holds
         * @enum {string}
         */
        ItemColumn: "id" | "article" | "name" | "description" | "category" | "retail_price" | "trade_price" | "discount" | "count_step" | "count_min" | "stock" | "stock_at_export" | "is_hidden" | "pictures" | "attributes";
        /** @enum {string} */
        TextEncoding: "utf-8" | "windows-1251";
        /** @enum {string} */
        CsvDelimiter: "semicolon" | "comma";
        ItemImportForm: {
            /** @description An Excel file or CSV */
            file: string;
            file_name: string;
            encoding?: components["schemas"]["TextEncoding"];
            delimiter?: components["schemas"]["CsvDelimiter"];
        };
        /** @enum {string} */
        ItemImportState: "uploaded" | "parsing" | "previewed" | "applying" | "done" | "failed" | "canceled";
        ItemImportColumn: {
            title: string;
            /** @description Its first cell that isn't empty */
            sample: string;
            /** @description Null where it is left out */
            field: components["schemas"]["ItemColumn"] | null;
        };
        ItemImportCounts: {
            create: number;
            update: number;
            same: number;
            error: number;
        };
        /**
         * @description All rows or none, or those without an error
         * @enum {string}
         */
        ItemImportMode: "all" | "good";
        ItemImport: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ItemImportState"];
            file_name: string;
            format: components["schemas"]["ItemFileFormat"];
            encoding: components["schemas"]["TextEncoding"] | null;
            delimiter: components["schemas"]["CsvDelimiter"] | null;
            columns: components["schemas"]["ItemImportColumn"][];
            counts: components["schemas"]["ItemImportCounts"];
            /** @description Rows of the file */
            total: number;
            /** @description Rows that have been read or written */
            done: number;
            /** @description Rows that made or changed an item */
            written: number;
            /** @description Pictures that were uploaded for it */
            pictures: number;
            mode: components["schemas"]["ItemImportMode"] | null;
            /** @description Why it failed, in Russian and fit to show */
            problem: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description When something was last done with it, which tells one reading of the same file from another */
            changed_at: components["schemas"]["Timestamp"];
        };
        ItemImportSettings: {
            encoding?: components["schemas"]["TextEncoding"];
            delimiter?: components["schemas"]["CsvDelimiter"];
            /** @description What each column holds, in the order of the file; no field twice */
            fields?: (components["schemas"]["ItemColumn"] | null)[];
        };
        /** @enum {string} */
        ItemImportVerdict: "create" | "update" | "same" | "error";
        ItemImportChange: {
            field: components["schemas"]["ItemColumn"];
            before: string;
            after: string;
        };
        ItemImportRow: {
            /** @description Its line where the head is 1 */
            number: number;
            verdict: components["schemas"]["ItemImportVerdict"];
            is_written: boolean;
            item_id: components["schemas"]["Id"] | null;
            /** @description As the row has it */
            article: string;
            name: string;
            /** @description As cells of a file */
            changes: components["schemas"]["ItemImportChange"][];
            problems: {
                /** @description Its title in the file, or its usual one where the file has no such column; empty for the whole row */
                column: string;
                /** @description Russian and fit to show */
                detail: string;
                /** @description The path of a category that the shop hasn't, as the cell has it; «Посуда / Чашки» */
                missing_category?: string;
            }[];
        };
        ItemImportRowList: {
            result: components["schemas"]["ItemImportRow"][];
            page: number;
            pages: number;
            total: number;
        };
        ItemImportPicturesForm: {
            /** @description A ZIP */
            file: string;
        };
        ItemImportPictures: {
            added: number;
            refused: {
                name: string;
                /** @description Russian and fit to show */
                detail: string;
            }[];
        };
        ItemImportMove: {
            /** @enum {string} */
            state: "applying" | "canceled";
            /** @description Good where it is left out */
            mode?: components["schemas"]["ItemImportMode"];
        };
        /**
         * Format: uuid
         * @description A secret of whoever holds it
         * @example 0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69
         */
        CartId: string;
        Count: number;
        CartItem: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            image_url: string | null;
            /** @description The item's name */
            description: string;
            comment: string;
            count: components["schemas"]["Count"];
            /** @description The item is no longer sold; the line counts nothing until it is removed */
            is_gone: boolean;
            retail_price: components["schemas"]["Money"];
            discounted_price: components["schemas"]["Money"];
            discount: number;
            discount_value: components["schemas"]["Money"];
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
            count_step: components["schemas"]["CountStep"];
            count_min: components["schemas"]["CountMin"];
            /** @description What is left of the item; null where nobody counts it */
            stock: number | null;
        };
        Cart: {
            id: components["schemas"]["CartId"];
            /** @description Null for a guest's cart */
            customer_id: components["schemas"]["Id"] | null;
            items: components["schemas"]["CartItem"][];
            total: components["schemas"]["Money"];
        };
        Comment: string;
        CartItemForm: {
            item_id: components["schemas"]["Id"];
            /** @default 1 */
            count: components["schemas"]["Count"];
            /** @default  */
            comment: components["schemas"]["Comment"];
        };
        /**
         * @description A page's own id and the number of its change. Of two changes of one record by the same page, the one with the lower number does nothing if it comes second.
         * @example 6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11:7
         */
        ChangeNumber: string;
        CartItemPatch: {
            count: components["schemas"]["Count"];
            comment: components["schemas"]["Comment"];
        };
        ExpectedLine: {
            /** @description Of the cart's line */
            id: components["schemas"]["Id"];
            /** @description What one cost */
            price: components["schemas"]["Money"];
        };
        CheckoutDelivery: {
            /** @description Whose order it is; another's needs create_strange_order */
            customer_id: components["schemas"]["Id"];
            delivery_id: components["schemas"]["Id"];
            /** @description With a method of kind pickup */
            delivery_point_id?: components["schemas"]["Id"];
            /** @description With a method of kind address */
            address?: string;
            recipient_name: string;
            /** @description Required where the customer's account has none */
            recipient_phone?: components["schemas"]["Phone"];
        };
        CheckoutForm: {
            cart_id: components["schemas"]["CartId"];
            /** @description One's own new order that the lines join; its delivery stays, comment is added to its own */
            order_id?: components["schemas"]["Id"];
            /** @default  */
            comment: components["schemas"]["Comment"];
            /** @description What the shopper saw, of the goods alone with order_id; another answers 409, price_changed */
            expected_total?: components["schemas"]["Money"];
            /** @description What the shopper saw of each line; a line that costs something else or is gone answers 409 with code price_changed */
            expected_lines?: components["schemas"]["ExpectedLine"][];
            /** @description Required without order_id, refused with it */
            delivery?: components["schemas"]["CheckoutDelivery"];
        };
        CustomerRef: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            phone: string | null;
        };
        /** @description Whether its customer's balance lacks nothing once the order is charged. A balance is of all orders together, so a debt for another one counts too */
        IsCovered: boolean;
        /** @description Whether its goods are put together; a bill for what is collected leaves them so */
        IsCollected: boolean;
        PurchaseWithAlbum: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The name of its album there */
            album: string | null;
        };
        /**
         * @description W waiting, O ordered, P purchased, F handed over, C cancelled
         * @enum {string}
         */
        OrderLineState: "W" | "O" | "P" | "F" | "C";
        NextLineState: {
            state: components["schemas"]["OrderLineState"];
            needs_reason: boolean;
            /** @description Why it is held back now: Russian and fit to show */
            refusal: string | null;
        };
        OrderLine: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the line; a change sends the one it saw */
            version: number;
            item_id: components["schemas"]["Id"] | null;
            image_url: string | null;
            image: components["schemas"]["Image"] | null;
            /** @description Empty for a photo */
            description: string;
            comment: string;
            count: number;
            /** @description What one costs before the discount */
            retail_price: components["schemas"]["Money"] | null;
            /** @description What the price is below that, in per cent */
            discount: number;
            /** @description What one cost when it was ordered; null while nobody has priced it, as with a photo; 0 is free */
            price: components["schemas"]["Money"] | null;
            total: components["schemas"]["Money"] | null;
            /** @description What its item costs wholesale customers today, for those who may give that price; null where it has none */
            trade_price?: components["schemas"]["Money"] | null;
            /** @description For those who may see purchases; null where the line is in none */
            purchase?: components["schemas"]["PurchaseWithAlbum"] | null;
            state: components["schemas"]["OrderLineState"];
            /** @description What its state knows as next, for those who may change it */
            next_states: components["schemas"]["NextLineState"][];
        };
        /**
         * @description Whether it asks for a pickup point or an address
         * @enum {string}
         */
        DeliveryKind: "pickup" | "address";
        DeliveryPoint: {
            id: components["schemas"]["Id"];
            name: string;
            address: string;
            /** @example ежедневно 10:00–21:00 */
            hours: string;
        };
        OrderDelivery: {
            /** @description The method that was chosen, which may be gone */
            delivery_id: components["schemas"]["Id"] | null;
            name: string;
            /** @description Null for orders of before it was kept */
            kind: components["schemas"]["DeliveryKind"] | null;
            price: components["schemas"]["Money"];
            /** @description The address, or the pickup point's name and address */
            address: string;
            /** @description The pickup point as it is now; null without one, and where it is gone */
            point: components["schemas"]["DeliveryPoint"] | null;
            recipient_name: string;
            recipient_phone: string | null;
        };
        /** @description Delivery and the lines that are not cancelled, or were not when the order ended, as far as they have a price; null while one has none and the others cost nothing */
        OrderTotal: components["schemas"]["Money"] | null;
        /** @description Whether each line that counts has a price; while one has none, the total may still grow */
        IsPriced: boolean;
        /** @description What the order is paid from; left out for those who may not see its customer's balance, and in lists for all orders but one's own */
        OrderAccount: {
            /** @description Roubles; below zero is owed */
            balance: number;
            /** @description The sum of the customer's refunds that wait */
            reserved: components["schemas"]["Money"];
            /** @description The sum of the customer's top-ups that wait */
            topping_up: components["schemas"]["Money"];
            customer_type: components["schemas"]["CustomerType"];
        };
        /** @description A name, or an empty string for the shop itself, as which its staff go to the order's customer */
        EventAuthor: string;
        StateChange: {
            /** @constant */
            kind: "state";
            /** @description Null where the order was made */
            from: components["schemas"]["PlacedOrderState"] | null;
            to: components["schemas"]["PlacedOrderState"];
            author: components["schemas"]["EventAuthor"];
            at: components["schemas"]["Timestamp"];
            reason: string;
            /** @description What the balance lacked where staff forced the transition */
            balance_short?: components["schemas"]["Money"];
        };
        /** @description A text, a number of pieces, roubles, or the letter of a state; null for no price */
        ChangedValue: string | number | null;
        FieldChange: {
            /** @enum {string} */
            field: "description" | "comment" | "count" | "price" | "state";
            from: components["schemas"]["ChangedValue"];
            to: components["schemas"]["ChangedValue"];
        };
        LineChange: {
            /**
             * @description Split: pieces that come apart from the others become a line of their own
             * @enum {string}
             */
            action: "added" | "changed" | "split" | "canceled" | "removed";
            /** @description The line's name at the time; empty for a photo without one */
            name: string;
            /** @description What has changed; empty for what is added, cancelled or removed */
            fields: components["schemas"]["FieldChange"][];
        };
        LineEvent: {
            /** @constant */
            kind: "line";
            line_id: components["schemas"]["Id"];
            change: components["schemas"]["LineChange"];
            author: components["schemas"]["EventAuthor"];
            at: components["schemas"]["Timestamp"];
            reason: string;
        };
        LinesEvent: {
            /** @constant */
            kind: "lines";
            /** @description By which what came is taken back */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            move: "came" | "left";
            /** @description How many */
            lines: number;
            /** @description The order that they came from or went to; null for the cart */
            order_id: components["schemas"]["Id"] | null;
            author: components["schemas"]["EventAuthor"];
            at: components["schemas"]["Timestamp"];
            reason: string;
        };
        /** @description A text, or roubles; null for no phone */
        DetailValue: string | number | null;
        DetailChange: {
            /** @enum {string} */
            field: "method" | "address" | "price" | "recipient_name" | "recipient_phone" | "comment" | "note";
            from: components["schemas"]["DetailValue"];
            to: components["schemas"]["DetailValue"];
        };
        DetailsEvent: {
            /**
             * @description A note is not told of to the order's customer
             * @enum {string}
             */
            kind: "delivery" | "note";
            fields: components["schemas"]["DetailChange"][];
            author: components["schemas"]["EventAuthor"];
            at: components["schemas"]["Timestamp"];
            reason: string;
        };
        OrderEvent: components["schemas"]["StateChange"] | components["schemas"]["LineEvent"] | components["schemas"]["LinesEvent"] | components["schemas"]["DetailsEvent"];
        NextState: {
            state: components["schemas"]["PlacedOrderState"];
            needs_reason: boolean;
            /** @description The balance doesn't cover the order, and this person may go on all the same */
            is_forced: boolean;
        };
        PlacedOrder: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the order; a change sends the one it saw */
            version: number;
            customer: components["schemas"]["CustomerRef"];
            state: components["schemas"]["PlacedOrderState"];
            is_covered: components["schemas"]["IsCovered"];
            is_collected: components["schemas"]["IsCollected"];
            comment: string;
            /** @description What staff tell each other; left out for the order's customer */
            note?: string;
            lines: components["schemas"]["OrderLine"][];
            delivery: components["schemas"]["OrderDelivery"];
            /** @description The total without delivery; null where the total is */
            items_total: components["schemas"]["Money"] | null;
            total: components["schemas"]["OrderTotal"];
            is_priced: components["schemas"]["IsPriced"];
            items_count: number;
            created_at: components["schemas"]["Timestamp"];
            account?: components["schemas"]["OrderAccount"];
            merged_into?: components["schemas"]["Id"];
            /** @description Oldest first */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What this person may do now */
            next_states: components["schemas"]["NextState"][];
        };
        Delivery: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the method; a change sends the one it saw */
            version: number;
            name: string;
            description: string;
            price: components["schemas"]["Money"];
            /** @description The sum of goods from which on it costs nothing */
            free_from: components["schemas"]["Money"] | null;
            kind: components["schemas"]["DeliveryKind"];
        };
        DeliveryList: {
            result: components["schemas"]["Delivery"][];
        };
        SettingName: string;
        DeliveryAmount: number;
        DeliveryForm: {
            name: components["schemas"]["SettingName"];
            /** @default  */
            description: string;
            price: components["schemas"]["DeliveryAmount"];
            /**
             * @description The sum of goods from which on it costs nothing
             * @default null
             */
            free_from: components["schemas"]["DeliveryAmount"] | null;
            kind: components["schemas"]["DeliveryKind"];
        };
        /** @description What is left out stays as it is */
        DeliveryChange: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            name?: components["schemas"]["SettingName"];
            description?: string;
            price?: components["schemas"]["DeliveryAmount"];
            free_from?: components["schemas"]["DeliveryAmount"] | null;
            kind?: components["schemas"]["DeliveryKind"];
            /** @description Where it stands among the others, from 1 */
            place?: number;
        };
        DeliveryChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["Delivery"];
        };
        /** @description A pickup point as the shop keeps it */
        ShopPoint: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the point; a change sends the one it saw */
            version: number;
            name: string;
            address: string;
            /** @example ежедневно 10:00–21:00 */
            hours: string;
            image: components["schemas"]["Image"] | null;
        };
        DeliveryPointList: {
            result: components["schemas"]["ShopPoint"][];
        };
        PointAddress: string;
        PointForm: {
            name: components["schemas"]["SettingName"];
            address: components["schemas"]["PointAddress"];
            /** @default  */
            hours: string;
            /** @description A picture that this person has uploaded */
            image_id?: components["schemas"]["FileId"];
        };
        /** @description What is left out stays as it is */
        PointChange: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            name?: components["schemas"]["SettingName"];
            address?: components["schemas"]["PointAddress"];
            hours?: string;
            /** @description A picture that this person has uploaded; null removes the one that it has */
            image_id?: components["schemas"]["FileId"] | null;
        };
        PointChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["ShopPoint"];
        };
        /**
         * @description With a minus the other way round
         * @default newest
         * @enum {string}
         */
        PlacedOrderOrder: "newest" | "oldest" | "customer" | "-customer" | "sum" | "-sum";
        PlacedOrderCard: {
            id: components["schemas"]["Id"];
            version: number;
            customer: components["schemas"]["CustomerRef"];
            state: components["schemas"]["PlacedOrderState"];
            is_covered: components["schemas"]["IsCovered"];
            is_collected: components["schemas"]["IsCollected"];
            total: components["schemas"]["OrderTotal"];
            is_priced: components["schemas"]["IsPriced"];
            account?: components["schemas"]["OrderAccount"];
            /** @description Pieces over all lines that are not cancelled, or were not when the order ended */
            items_count: number;
            image_urls: string[];
            created_at: components["schemas"]["Timestamp"];
            merged_into?: components["schemas"]["Id"];
        };
        PlacedOrderList: {
            result: components["schemas"]["PlacedOrderCard"][];
            page: number;
            pages: number;
            total: number;
        };
        PlacedOrderLineForm: {
            /** @description Either this */
            item_id?: components["schemas"]["Id"];
            /** @description or a picture that this person has uploaded, and not both */
            file_id?: components["schemas"]["FileId"];
            count: components["schemas"]["Count"];
            /** @default  */
            comment: components["schemas"]["Comment"];
            /** @description What one cost when the person saw it; another price is a warning */
            expected_price?: components["schemas"]["Money"];
        };
        PlacedOrderForm: {
            /** @default  */
            comment: components["schemas"]["Comment"];
            lines: components["schemas"]["PlacedOrderLineForm"][];
            delivery: components["schemas"]["CheckoutDelivery"];
            /**
             * @description Whether the person has seen the warnings and wants the order all the same
             * @default false
             */
            force: boolean;
        };
        OrderWarning: {
            /** @enum {string} */
            code: "duplicate" | "price_changed" | "item_gone" | "stock_short" | "sum_small" | "balance_short";
            /** @description Russian and fit to show */
            text: string;
        };
        ForceRequired: {
            /** @constant */
            result: "FORCE_REQUIRED";
            warnings: components["schemas"]["OrderWarning"][];
        };
        PlacedOrderIds: {
            ids: components["schemas"]["Id"][];
            /** @description How many there are; more than the ids where those are cut short */
            total: number;
        };
        ManyOrdersState: {
            state: components["schemas"]["PlacedOrderState"];
            /** @description Needed to end an order and for a step back */
            reason?: string;
        };
        /** @description Whether each line that costs more than its trade price of today takes that price */
        TradePrices: boolean;
        /** @description What is left out stays as it is */
        ManyOrdersForm: {
            comment?: components["schemas"]["Comment"];
            /** @description For staff alone */
            note?: string;
            trade_price?: components["schemas"]["TradePrices"];
        };
        SeenOrder: {
            id: components["schemas"]["Id"];
            version: number;
        };
        PlacedOrdersForm: {
            ids: components["schemas"]["Id"][];
            change?: components["schemas"]["ManyOrdersState"] | components["schemas"]["ManyOrdersForm"];
            /** @description The versions of orders that the person saw; another is changed_meanwhile */
            versions?: components["schemas"]["SeenOrder"][];
            /** @description The orders that take more of an item than there is; of the others that is stock_below_zero */
            forced_ids?: components["schemas"]["Id"][];
        };
        HeldState: {
            state: components["schemas"]["PlacedOrderState"];
            /** @description What a change to this state would be refused with */
            code: string;
        };
        LineBefore: {
            id: components["schemas"]["Id"];
            /** @description The one that the call has left */
            version: number;
            /** @description Null where it had none */
            price: components["schemas"]["Money"] | null;
        };
        /** @description What this call alone has given another price, as it was before; left out where there is nothing of it */
        LinesBefore: components["schemas"]["LineBefore"][];
        StandingOrder: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: true;
            version: number;
            state: components["schemas"]["PlacedOrderState"];
            customer_id: components["schemas"]["Id"];
            total: components["schemas"]["OrderTotal"];
            account?: components["schemas"]["OrderAccount"];
            /** @description What this person may do now */
            next_states: components["schemas"]["NextState"][];
            /** @description What its lines, the balance or payment in advance alone hold back; told where it is read */
            held_states?: components["schemas"]["HeldState"][];
            lines_before?: components["schemas"]["LinesBefore"];
        };
        RefusedOrder: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: false;
            code: string;
            /** @description Russian and fit to show */
            detail: string;
        };
        PlacedOrderVerdicts: {
            result: (components["schemas"]["StandingOrder"] | components["schemas"]["RefusedOrder"])[];
        };
        PlacedOrdersTotal: {
            orders: number;
            pieces: number;
            /** @description Of what has a price */
            sum: number;
            /** @description What is cancelled or rejected of that */
            canceled_sum: number;
            /** @description Orders with a line that nobody has priced */
            unpriced: number;
            /** @description How many there are in each state that has any, whatever states are asked for */
            states: {
                state: components["schemas"]["PlacedOrderState"];
                orders: number;
            }[];
        };
        PurchaseName: string;
        IntermediaryRef: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
        };
        AlbumRef: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PurchaseName"];
        };
        OpenPurchase: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PurchaseName"];
            intermediary: components["schemas"]["IntermediaryRef"] | null;
            albums: components["schemas"]["AlbumRef"][];
        };
        OpenPurchases: {
            /** @description Newest first */
            result: components["schemas"]["OpenPurchase"][];
        };
        OrderDeliveryUpdate: {
            delivery_id?: components["schemas"]["Id"];
            /** @description With a method of kind pickup */
            delivery_point_id?: components["schemas"]["Id"];
            /** @description With a method of kind address */
            address?: string;
            /** @description Roubles, by staff alone; left out it stays, but of another method that a customer chooses it is the method's own */
            price?: number;
            recipient_name?: string;
            recipient_phone?: components["schemas"]["Phone"] | null;
        };
        /** @description What is left out stays as it is */
        PlacedOrderUpdate: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            delivery?: components["schemas"]["OrderDeliveryUpdate"];
            comment?: components["schemas"]["Comment"];
            /** @description For staff alone */
            note?: string;
            trade_price?: components["schemas"]["TradePrices"];
        };
        RepricedOrder: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the order; a change sends the one it saw */
            version: number;
            customer: components["schemas"]["CustomerRef"];
            state: components["schemas"]["PlacedOrderState"];
            is_covered: components["schemas"]["IsCovered"];
            is_collected: components["schemas"]["IsCollected"];
            comment: string;
            /** @description What staff tell each other; left out for the order's customer */
            note?: string;
            lines: components["schemas"]["OrderLine"][];
            delivery: components["schemas"]["OrderDelivery"];
            /** @description The total without delivery; null where the total is */
            items_total: components["schemas"]["Money"] | null;
            total: components["schemas"]["OrderTotal"];
            is_priced: components["schemas"]["IsPriced"];
            items_count: number;
            created_at: components["schemas"]["Timestamp"];
            account?: components["schemas"]["OrderAccount"];
            merged_into?: components["schemas"]["Id"];
            /** @description Oldest first */
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What this person may do now */
            next_states: components["schemas"]["NextState"][];
            lines_before?: components["schemas"]["LinesBefore"];
        };
        OrderChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["PlacedOrder"];
        };
        /** @description Whether staff take more of an item than there is; otherwise that is 409 stock_below_zero, which names it */
        StockForce: boolean;
        StateForm: {
            state: components["schemas"]["PlacedOrderState"];
            reason?: string;
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            force?: components["schemas"]["StockForce"];
        };
        RepeatedOrder: {
            /** @description Lines that were put into the cart */
            added: number;
            /** @description Names of what was left out: items that are no longer sold, or that the shop has cancelled */
            missing: string[];
            /** @description Photos that were left out, since no cart takes them */
            photos: number;
        };
        AdditionForm: {
            /** @description The entry of the timeline that tells of what came from the cart */
            addition_id: components["schemas"]["Id"];
        };
        MergeForm: {
            /** @description The order of the same customer that the lines move to */
            into_id: components["schemas"]["Id"];
            /** @description Of the order that the lines leave */
            version: number;
            /** @description Of the other order */
            into_version: number;
        };
        /**
         * @description Lines in their order, a pick list by customer, a pick list by item, one label an order, a waybill, which has whole orders. All but the first leave out what is cancelled
         * @enum {string}
         */
        ReportKind: "lines" | "customers" | "items" | "labels" | "waybill";
        /**
         * @description JSON is for a page that prints it, of 5,000 lines at most
         * @enum {string}
         */
        ReportFormat: "xlsx" | "csv" | "json";
        /** @enum {string} */
        ReportColumn: "order" | "created_at" | "order_state" | "customer" | "phone" | "description" | "comment" | "count" | "retail_price" | "discount" | "price" | "total" | "state" | "recipient" | "delivery" | "address" | "order_comment" | "purchase" | "note";
        /** @description A report as it is printed */
        ReportTable: {
            columns: {
                name: components["schemas"]["ReportColumn"] | ("pieces" | "comments" | "orders");
                title: string;
                /** @enum {string} */
                kind: "text" | "count" | "money" | "moment";
            }[];
            /** @description The first rows, group after group, of a pick list by customer and of a waybill; empty where there are none. What the titles say has no columns */
            groups: {
                title: string;
                note: string;
                rows: number;
                /** @description Whether its last row sums up its others */
                has_total: boolean;
            }[];
            /** @description Their cells in the order of the columns; money in roubles, moments as text by the shop's clock */
            rows: (string | number | null)[][];
            /** @description The address of the smallest picture of each row of a pick list that names its items, null for a row without one; empty where no row has any */
            pictures: (string | null)[];
            /** @description Whether the last row sums up the others */
            has_total: boolean;
        };
        /**
         * @description With a minus the other way round; a line without a price costs more than any other
         * @default newest
         * @enum {string}
         */
        OrderLineOrder: "newest" | "oldest" | "customer" | "-customer" | "description" | "-description" | "price" | "-price" | "sum" | "-sum" | "state" | "-state";
        /** @description The filters of the list of lines */
        ReportOfLines: {
            state?: components["schemas"]["OrderLineState"][];
            order_state?: components["schemas"]["PlacedOrderState"][];
            customer_id?: components["schemas"]["Id"];
            /** @description The lines of several customers */
            customer_ids?: components["schemas"]["Id"][];
            placed_order_id?: components["schemas"]["Id"];
            purchase_id?: components["schemas"]["Id"];
            since?: components["schemas"]["Day"];
            until?: components["schemas"]["Day"];
            search_text?: string;
            sum_min?: components["schemas"]["PriceBound"];
            sum_max?: components["schemas"]["PriceBound"];
            unpriced?: boolean;
            unsent?: boolean;
            category_id?: components["schemas"]["Id"];
            order_by?: components["schemas"]["OrderLineOrder"];
        };
        /** @description The filters of the list of orders */
        ReportOfOrders: {
            /** @enum {string} */
            scope?: "own" | "shop";
            customer_id?: components["schemas"]["Id"];
            purchase_id?: components["schemas"]["Id"];
            state?: components["schemas"]["PlacedOrderState"][];
            since?: components["schemas"]["Day"];
            until?: components["schemas"]["Day"];
            search_text?: string;
            sum_min?: components["schemas"]["PriceBound"];
            sum_max?: components["schemas"]["PriceBound"];
            owing?: boolean;
            standing?: boolean;
            order_by?: components["schemas"]["PlacedOrderOrder"];
        };
        /** @description One of these */
        ReportOf: {
            order?: components["schemas"]["Id"];
            /** @description Of lines */
            ids?: components["schemas"]["Id"][];
            order_ids?: components["schemas"]["Id"][];
            lines?: components["schemas"]["ReportOfLines"];
            orders?: components["schemas"]["ReportOfOrders"];
            purchase?: components["schemas"]["Id"];
        };
        ReportForm: {
            what: components["schemas"]["ReportOf"];
            kind: components["schemas"]["ReportKind"];
            format: components["schemas"]["ReportFormat"];
            /** @description In their order, for lines, a pick list by customer and a waybill; all that fit where it is left out or has none. Those that the caller may not see are left out of the file */
            columns?: components["schemas"]["ReportColumn"][];
        };
        OrderOfLine: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PlacedOrderState"];
            is_covered: components["schemas"]["IsCovered"];
            is_collected: components["schemas"]["IsCollected"];
            created_at: components["schemas"]["Timestamp"];
        };
        PurchaseOfLine: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ListedLine: {
            id: components["schemas"]["Id"];
            version: number;
            order: components["schemas"]["OrderOfLine"];
            customer: components["schemas"]["CustomerRef"];
            /** @description Null where it is in none, and for those who may not see purchases */
            purchase: components["schemas"]["PurchaseOfLine"] | null;
            item_id: components["schemas"]["Id"] | null;
            image_url: string | null;
            /** @description Empty for a photo */
            description: string;
            comment: string;
            count: number;
            /** @description Null while nobody has priced it; 0 is free */
            price: components["schemas"]["Money"] | null;
            total: components["schemas"]["Money"] | null;
            state: components["schemas"]["OrderLineState"];
        };
        ListedLines: {
            result: components["schemas"]["ListedLine"][];
            page: number;
            pages: number;
            total: number;
        };
        NewOrderLineForm: {
            placed_order_id: components["schemas"]["Id"];
            /** @description The version of the order that the person saw; another is 409 changed_meanwhile */
            version?: number;
            /** @description Either this */
            item_id?: components["schemas"]["Id"];
            /** @description or a picture that this person has uploaded, and not both */
            file_id?: components["schemas"]["FileId"];
            /**
             * @description What a photo shows; an item has its own name
             * @default
             */
            description: string;
            count: components["schemas"]["Count"];
            /** @default  */
            comment: components["schemas"]["Comment"];
            /**
             * @description Whether the item costs its trade price here, where it has one
             * @default false
             */
            trade_price: boolean;
            force?: components["schemas"]["StockForce"];
        };
        OrderLineIds: {
            ids: components["schemas"]["Id"][];
            /** @description How many there are; more than the ids where those are cut short */
            total: number;
        };
        OrderLinesTotal: {
            lines: number;
            pieces: number;
            /** @description Of the lines that have a price */
            sum: number;
            /** @description What is cancelled of that */
            canceled_sum: number;
            /** @description Lines that nobody has priced and that are not cancelled */
            unpriced: number;
        };
        SeenLine: {
            id: components["schemas"]["Id"];
            version: number;
        };
        OrderLineStatesForm: {
            ids: components["schemas"]["Id"][];
            state: components["schemas"]["OrderLineState"];
            /** @description Needed to cancel */
            reason?: string;
            /** @description For the state O alone, with send_to_purchase_placed_order: the purchase that the waiting lines go to, null for the shop's own */
            purchase_id?: components["schemas"]["Id"] | null;
            /** @description An album of that purchase */
            album_id?: components["schemas"]["Id"];
            /** @description The versions of lines that the person saw; another is changed_meanwhile */
            versions?: components["schemas"]["SeenLine"][];
            /** @description The lines that take more of an item than there is; of the others that is stock_below_zero */
            forced_ids?: components["schemas"]["Id"][];
        };
        SentLine: {
            /** @description Of the line as it is now, so that this can be taken back */
            version: number;
            /** @description Null for those who may not see purchases */
            purchase: components["schemas"]["PurchaseWithAlbum"] | null;
        };
        ChangedLineState: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: true;
            state: components["schemas"]["OrderLineState"];
            placed_order_id: components["schemas"]["Id"];
            /** @description Of a line that went from the version that was seen to a purchase */
            sent?: components["schemas"]["SentLine"];
        };
        RefusedLineState: {
            id: components["schemas"]["Id"];
            /** @constant */
            ok: false;
            code: string;
            /** @description Russian and fit to show */
            detail: string;
        };
        OrderLineVerdicts: {
            result: (components["schemas"]["ChangedLineState"] | components["schemas"]["RefusedLineState"])[];
        };
        /** @enum {string} */
        StateInWork: "created" | "accepted" | "need_pay" | "collected";
        OrderGroup: {
            customer: components["schemas"]["CustomerRef"];
            /** @description Null for those who may not see it */
            balance: components["schemas"]["Money"] | null;
            /** @description Top-ups and refunds that wait; null for those who may not see them */
            payments_wait: number | null;
            orders: number;
            /** @description Those that are not cancelled */
            lines: number;
            pieces: number;
            /** @description Of the orders, with their deliveries; in a purchase, of its lines */
            total: number;
            /** @description Whether each line that counts has a price */
            is_priced: boolean;
            newest_order: components["schemas"]["OrderOfLine"];
        };
        OrderGroups: {
            result: components["schemas"]["OrderGroup"][];
            page: number;
            pages: number;
            total: number;
        };
        /** @description Lines of the order; without it all that wait */
        SentLineIds: components["schemas"]["Id"][];
        /** @description The versions of lines that the person saw; another is changed_meanwhile */
        SeenLines: components["schemas"]["SeenLine"][];
        SendForm: {
            purchase_id: components["schemas"]["Id"];
            /** @description An album of this purchase */
            album_id?: components["schemas"]["Id"];
            line_ids?: components["schemas"]["SentLineIds"];
            versions?: components["schemas"]["SeenLines"];
        };
        SendToOwnForm: {
            line_ids?: components["schemas"]["SentLineIds"];
            versions?: components["schemas"]["SeenLines"];
        };
        /** @description What is left out stays as it is */
        OrderLineForm: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            /** @description What a photo shows; an item keeps its name */
            description?: string;
            comment?: components["schemas"]["Comment"];
            /** @description A smaller one of a line that is ordered or purchased splits it: the rest is cancelled, with the reason */
            count?: components["schemas"]["Count"];
            /** @description Roubles; null takes the price back from a line that was ordered without one */
            price?: number | null;
            /** @description Needed where the line is split */
            reason?: string;
            force?: components["schemas"]["StockForce"];
        };
        Favourite: {
            item_id: components["schemas"]["Id"];
        };
        FavouriteList: {
            items: components["schemas"]["Favourite"][];
        };
        FileForm: {
            /** @description The picture */
            file: string;
        };
        StoredFile: {
            id: components["schemas"]["FileId"];
            image: components["schemas"]["Image"];
        };
        /** @enum {string} */
        PaymentType: "top_up" | "refund";
        /**
         * @description W waiting, F confirmed, C cancelled
         * @enum {string}
         */
        PaymentState: "W" | "F" | "C";
        AmountBound: number;
        /** @description Roubles, a way or a text */
        ChangedPaymentValue: string | number;
        PaymentFieldChange: {
            /** @enum {string} */
            field: "amount" | "way" | "comment";
            from: components["schemas"]["ChangedPaymentValue"];
            to: components["schemas"]["ChangedPaymentValue"];
        };
        PaymentChange: {
            fields: components["schemas"]["PaymentFieldChange"][];
            /** @description A name, or an empty string for the shop itself */
            author: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        DecidedState: "F" | "C";
        PaymentDecision: {
            state: components["schemas"]["DecidedState"];
            /** @description What keeps this person from it: the payment is theirs, or they have changed the phone of its customer in the last three days, and a colleague could; the balance is less than the refund */
            held_by: ("own_payment" | "phone_changed" | "balance_short") | null;
        };
        PhoneChanged: {
            /** @description A name, or an empty string for the shop itself */
            author: string;
            at: components["schemas"]["Timestamp"];
        };
        Payment: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the payment; a change sends the one it saw */
            version: number;
            /** @description Without name and phone where another wrote it who lacks get_strange_payments */
            customer: components["schemas"]["CustomerRef"];
            /** @description Who asked for it, where that is not the customer; an empty string for the shop itself */
            author: string | null;
            type: components["schemas"]["PaymentType"];
            amount: components["schemas"]["Money"];
            way: components["schemas"]["PaymentWay"];
            state: components["schemas"]["PaymentState"];
            receipt: components["schemas"]["Image"] | null;
            /** @description The words of whoever asked for it */
            comment: string;
            /** @description The words of whoever decided */
            reason: string;
            created_at: components["schemas"]["Timestamp"];
            decided_at: components["schemas"]["Timestamp"] | null;
            /** @description Who decided, an empty string for the shop itself; null while the payment waits */
            decided_by: string | null;
            /** @description What staff changed while it waited, oldest first */
            changes: components["schemas"]["PaymentChange"][];
            /** @description What this person may decide now */
            decisions: components["schemas"]["PaymentDecision"][];
            /** @description Of a waiting refund, for whoever may decide it: the last change of its customer's phone in three days; left out where there is none */
            phone_changed?: components["schemas"]["PhoneChanged"];
        };
        PaymentList: {
            result: components["schemas"]["Payment"][];
            page: number;
            pages: number;
            total: number;
        };
        PaymentAmount: number;
        PaymentForm: {
            /** @description Whose payment it is; another's needs create_strange_payments */
            customer_id: components["schemas"]["Id"];
            type: components["schemas"]["PaymentType"];
            amount: components["schemas"]["PaymentAmount"];
            way: components["schemas"]["PaymentWay"];
            /** @default  */
            comment: string;
            /** @description A picture that this person has uploaded; with a top-up only */
            receipt_id?: components["schemas"]["FileId"];
        };
        PaymentsSum: {
            type: components["schemas"]["PaymentType"];
            way: components["schemas"]["PaymentWay"];
            state: components["schemas"]["PaymentState"];
            payments: number;
            amount: components["schemas"]["Money"];
        };
        PaymentDecider: {
            id: components["schemas"]["Id"];
            /** @description An empty string for the shop itself */
            name: string;
            payments: number;
        };
        PaymentsTotal: {
            sums: components["schemas"]["PaymentsSum"][];
            /** @description Who decided such payments, whoever is asked for, the most first */
            deciders: components["schemas"]["PaymentDecider"][];
        };
        PaymentComment: string;
        /** @description A decision, or new values: what is left out stays as it is */
        PaymentUpdate: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            state?: components["schemas"]["DecidedState"];
            /** @description Why it is decided so; with state only */
            reason?: string;
            amount?: components["schemas"]["PaymentAmount"];
            way?: components["schemas"]["PaymentWay"];
            comment?: components["schemas"]["PaymentComment"];
        };
        PaymentChangedMeanwhile: {
            /** @enum {string} */
            code: "changed_meanwhile" | "payment_decided";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["Payment"];
        };
        NextPurchaseState: {
            state: components["schemas"]["PurchaseState"];
            needs_reason: boolean;
        };
        Purchase: {
            id: components["schemas"]["Id"];
            /** @description Grows with each change of the purchase; a change sends the one it saw */
            version: number;
            name: components["schemas"]["PurchaseName"];
            comment: string;
            state: components["schemas"]["PurchaseState"];
            /** @description Null for a purchase of the shop's own */
            intermediary: components["schemas"]["IntermediaryRef"] | null;
            /** @description Lines that are not cancelled */
            lines_count: number;
            /** @description Lines that are still to come */
            ordered_count: number;
            /** @description Pieces of lines that are not cancelled */
            items_count: number;
            /** @description What these lines are sold for, as far as they have a price */
            total: components["schemas"]["Money"];
            bought: components["schemas"]["BoughtSums"];
            created_at: components["schemas"]["Timestamp"];
            next_states: components["schemas"]["NextPurchaseState"][];
        };
        PurchaseList: {
            result: components["schemas"]["Purchase"][];
            page: number;
            pages: number;
            total: number;
        };
        PurchaseForm: {
            name: components["schemas"]["PurchaseName"];
            /** @default  */
            comment: components["schemas"]["Comment"];
            /** @description Without it the purchase is the shop's own */
            intermediary_id?: components["schemas"]["Id"];
        };
        PurchasesTotal: {
            purchases: number;
            /** @description Pieces of lines that are not cancelled */
            items_count: number;
            /** @description What these lines are sold for, as far as they have a price */
            total: components["schemas"]["Money"];
            bought: components["schemas"]["BoughtSums"];
        };
        /** @description Roubles that one was bought for; customers never see it */
        BoughtPrice: number;
        /** @description Null while it is not known */
        KnownBoughtPrice: components["schemas"]["BoughtPrice"] | null;
        PurchaseLine: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_state: components["schemas"]["PlacedOrderState"];
            customer: components["schemas"]["CustomerRef"];
            /** @description Null for a photo */
            item_id: components["schemas"]["Id"] | null;
            image_url: string | null;
            /** @description Empty for a photo */
            description: string;
            comment: string;
            count: number;
            price: components["schemas"]["Money"] | null;
            bought_price: components["schemas"]["KnownBoughtPrice"];
            state: components["schemas"]["OrderLineState"];
            album: components["schemas"]["AlbumRef"] | null;
        };
        PurchaseEvent: {
            /**
             * @description A transition, another name or comment, or what became of lines; an intermediary marks them, the shop receives them
             * @enum {string}
             */
            kind: "state" | "edited" | "lines_sent" | "lines_marked" | "lines_received" | "lines_unmarked" | "lines_returned" | "lines_priced";
            from: components["schemas"]["PurchaseState"] | null;
            to: components["schemas"]["PurchaseState"] | null;
            /** @description The order that lines were sent from; null for what else became of lines */
            order_id: components["schemas"]["Id"] | null;
            lines_count: number;
            /** @description How many of these lines are cancelled */
            canceled_count: number;
            /** @description The name of the first of these lines; empty for a photo, null where it is not known */
            line_name: string | null;
            /** @description What one of these lines was bought for, where they have one price */
            price: components["schemas"]["BoughtPrice"] | null;
            author: string;
            at: components["schemas"]["Timestamp"];
            reason: string;
        };
        PurchaseDetail: {
            purchase: components["schemas"]["Purchase"];
            /** @description By order, oldest first */
            lines: components["schemas"]["PurchaseLine"][];
            /** @description Oldest first */
            events: components["schemas"]["PurchaseEvent"][];
        };
        PartialReceipt: {
            line_id: components["schemas"]["Id"];
            /** @description How many pieces came, at most as many as the line has */
            count: components["schemas"]["Count"];
        };
        /** @description With the transition from sent to received, and later while the purchase is received */
        PurchaseReceipt: {
            /** @description Ordered lines that came */
            line_ids: components["schemas"]["Id"][];
            /** @description How many pieces of them came: the others of a line become a line of their own */
            counts?: components["schemas"]["PartialReceipt"][];
            /**
             * @description The other ordered lines, and pieces: still to come, or cancelled with the reason
             * @enum {string}
             */
            rest: "O" | "C";
            /** @description Of which lines the rest is cancelled, so that nothing is that nobody has seen; the rest of others is still to come. Without it, of all */
            rest_line_ids?: components["schemas"]["Id"][];
        };
        LineBoughtPrice: {
            line_id: components["schemas"]["Id"];
            price: components["schemas"]["KnownBoughtPrice"];
        };
        /** @description What is left out stays as it is */
        PurchaseChange: {
            /** @description The version that the person saw; another is 409 changed_meanwhile */
            version?: number;
            name?: components["schemas"]["PurchaseName"];
            comment?: components["schemas"]["Comment"];
            state?: components["schemas"]["PurchaseState"];
            reason?: string;
            receipt?: components["schemas"]["PurchaseReceipt"];
            /** @description Lines whose receipt is undone, while the purchase is received, or with the step back to sent, which otherwise undoes all */
            taken_back_line_ids?: components["schemas"]["Id"][];
            /** @description What lines were bought for, in any state; no money moves by it */
            bought_prices?: components["schemas"]["LineBoughtPrice"][];
            /** @description Ordered lines that are to wait again, while the purchase is open */
            returned_line_ids?: components["schemas"]["Id"][];
        };
        PurchaseChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["Purchase"];
        };
        IntermediaryList: {
            result: components["schemas"]["IntermediaryRef"][];
        };
        Album: {
            id: components["schemas"]["Id"];
            version: number;
            name: components["schemas"]["PurchaseName"];
            images: components["schemas"]["Image"][];
            purchase: components["schemas"]["AlbumRef"];
            /** @description Whose purchase it is */
            intermediary_id: components["schemas"]["Id"];
            /** @description The lines that are in it */
            lines_count: number;
        };
        AlbumList: {
            result: components["schemas"]["Album"][];
            page: number;
            pages: number;
            total: number;
        };
        IntermediaryPurchase: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PurchaseName"];
            comment: string;
            state: components["schemas"]["PurchaseState"];
            lines_count: number;
            ordered_count: number;
            items_count: number;
            created_at: components["schemas"]["Timestamp"];
        };
        IntermediaryPurchases: {
            /** @description Newest first */
            result: components["schemas"]["IntermediaryPurchase"][];
        };
        LineMark: {
            line_id: components["schemas"]["Id"];
            /**
             * @description Bought, not to be had, or ordered again after a mark by mistake
             * @enum {string}
             */
            state: "P" | "C" | "O";
            /** @description How many pieces are bought, for P alone; the others stay ordered, as a line of their own */
            count?: components["schemas"]["Count"];
            /** @description What one was bought for, for P alone; told again it is corrected */
            price?: components["schemas"]["BoughtPrice"];
            /** @description Required for C */
            reason?: string;
        };
        IntermediaryLine: {
            id: components["schemas"]["Id"];
            /** @description Its number alone; the order is not theirs to see */
            order_id: components["schemas"]["Id"];
            album_id: components["schemas"]["Id"] | null;
            /** @description Null for a photo */
            item_id: components["schemas"]["Id"] | null;
            image: components["schemas"]["Image"] | null;
            description: string;
            comment: string;
            count: number;
            bought_price: components["schemas"]["KnownBoughtPrice"];
            state: components["schemas"]["OrderLineState"];
            /** @description Whether the line was marked here, and the mark can be taken back */
            can_undo: boolean;
        };
        PurchaseAlbums: {
            result: components["schemas"]["Album"][];
            /** @description The lines of the purchase */
            lines: components["schemas"]["IntermediaryLine"][];
        };
        AlbumForm: {
            name: components["schemas"]["PurchaseName"];
            /**
             * @description Pictures that this person has uploaded
             * @default []
             */
            file_ids: components["schemas"]["FileId"][];
        };
        AlbumChange: {
            version: number;
            name?: components["schemas"]["PurchaseName"];
            /** @description Places of the pictures that stay, from 0, in their new order; all stay without it */
            kept_images?: number[];
            /** @description Pictures that this person has uploaded and that come after those that stay */
            file_ids?: components["schemas"]["FileId"][];
        };
        /** @description Where a reading of changes ended; only an answer makes one */
        Since: string;
        Change: {
            /**
             * @description A customer changes with their balance, a shop with its settings. What has changed may be gone: a method or a point that is offered no more, a category or a group that was deleted
             * @enum {string}
             */
            kind: "order" | "payment" | "purchase" | "customer" | "shop" | "delivery" | "delivery_point" | "category" | "permission_group";
            id: components["schemas"]["Id"];
        };
        Changes: {
            since: components["schemas"]["Since"];
            /** @description Whether more may have changed than is named, as after a long time */
            all: boolean;
            changes: components["schemas"]["Change"][];
        };
        /** @enum {string} */
        ListName: "orders" | "lines" | "groups" | "payments" | "purchases";
        ViewName: string;
        /** @description The filters of the list as the query of its page's address, without the question mark */
        ViewQuery: string;
        ListView: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
        };
        ListViews: {
            result: components["schemas"]["ListView"][];
        };
        ListViewForm: {
            list: components["schemas"]["ListName"];
            name: components["schemas"]["ViewName"];
            query: components["schemas"]["ViewQuery"];
        };
        ListViewChange: {
            name?: components["schemas"]["ViewName"];
            query?: components["schemas"]["ViewQuery"];
        };
        PermissionFlag: {
            name: components["schemas"]["Permission"];
            /** @description Whether the caller has it, and so may give it to others */
            can_grant: boolean;
        };
        PermissionFlags: {
            result: components["schemas"]["PermissionFlag"][];
        };
        /** @description Grows with each change; a change sends the one it saw */
        GroupVersion: number;
        PermissionGroup: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["GroupVersion"];
            name: string;
            permissions: components["schemas"]["Permission"][];
            /** @description Everybody who signs in for the first time joins it; one group at most */
            is_for_new: boolean;
            /** @description How many customers who aren't deleted have it */
            members: number;
            /** @description Whether the caller has every permission of it */
            can_edit: boolean;
        };
        PermissionGroups: {
            /** @description By name */
            result: components["schemas"]["PermissionGroup"][];
        };
        GroupPermissions: components["schemas"]["Permission"][];
        PermissionGroupForm: {
            name: string;
            /** @default [] */
            permissions: components["schemas"]["GroupPermissions"];
            /** @default false */
            is_for_new: boolean;
        };
        /** @description What is left out stays as it is */
        PermissionGroupChange: {
            version?: components["schemas"]["GroupVersion"];
            name?: string;
            permissions?: components["schemas"]["GroupPermissions"];
            is_for_new?: boolean;
        };
        GroupChangedMeanwhile: {
            /** @constant */
            code: "changed_meanwhile";
            /** @description Russian and fit to show */
            detail: string;
            current: components["schemas"]["PermissionGroup"];
        };
        /** @enum {string} */
        AuditEntity: "item" | "category" | "customer" | "permission_group" | "retail" | "delivery" | "delivery_point" | "info_page";
        /** @enum {string} */
        AuditAction: "created" | "changed" | "deleted" | "recovered";
        /** @description Fields by the names that their own operations use */
        AuditFields: {
            [key: string]: unknown;
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            /** @description A name, or an empty string for the shop itself */
            author: string;
            /** @description Null for the shop itself */
            author_id: components["schemas"]["Id"] | null;
            entity: components["schemas"]["AuditEntity"];
            record_id: components["schemas"]["Id"];
            action: components["schemas"]["AuditAction"];
            /** @description What the record was called then; empty where the caller may not see that */
            label: string;
            /** @description The changed fields as they were; null for a record that was made */
            before: components["schemas"]["AuditFields"] | null;
            /** @description The changed fields as they became; null for a record that was deleted */
            after: components["schemas"]["AuditFields"] | null;
            /** @description The change of many items that it was a part of */
            batch_id: string | null;
            /** @description Whether what it was before can be put back by the caller; not where the same was changed since */
            can_undo: boolean;
            /** @description Whether some of it is left out, since the caller may not see it elsewhere: people without get_customers, trade prices without edit_item or trade_price_orders */
            has_hidden: boolean;
        };
        AuditList: {
            result: components["schemas"]["AuditEntry"][];
            page: number;
            pages: number;
            total: number;
        };
        /** @enum {string} */
        BalanceEntryType: "top_up" | "refund" | "order_charge" | "order_return" | "correction";
        BalanceEntry: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["BalanceEntryType"];
            /** @description What it adds to the balance */
            amount: components["schemas"]["Money"];
            /** @description The balance after it */
            balance: components["schemas"]["Money"];
            /** @description A name, or an empty string for the shop itself */
            author: string;
            reason: string;
            payment_id: components["schemas"]["Id"] | null;
            order_id: components["schemas"]["Id"] | null;
            at: components["schemas"]["Timestamp"];
        };
        BalanceEntryList: {
            result: components["schemas"]["BalanceEntry"][];
            page: number;
            pages: number;
            total: number;
            /** @description The customer's balance now */
            balance: components["schemas"]["Money"];
        };
        ValidationError: {
            /** @constant */
            code: "validation";
            /** @example Проверьте заполнение полей. */
            detail: string;
            /**
             * @description A Russian text per field; a nested field's name is dotted
             * @example {
             *       "phone": "Это поле не может быть пустым."
             *     }
             */
            fields: {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description The request can't be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "bad_request",
                 *       "detail": "Запрос не удалось прочитать."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "detail": "Войдите, чтобы продолжить."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The permission flag is missing */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "detail": "Недостаточно прав."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_large",
                 *       "detail": "Слишком большой запрос."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers are larger than 16 kB */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "headers_too_large",
                 *       "detail": "Слишком большие заголовки запроса."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body's type isn't the one this call takes */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "detail": "Такой тип данных не поддерживается."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Validation Error */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "validation",
                 *       "detail": "Проверьте заполнение полей.",
                 *       "fields": {
                 *         "phone": "Это поле не может быть пустым."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Internal Server Error */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal",
                 *       "detail": "Ошибка сервера",
                 *       "request_id": "req-1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "detail": "Сервис временно недоступен.",
                 *       "request_id": "req-1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record, or it belongs to someone else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "detail": "Не найдено."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit is reached; retry_after says how long to wait */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "detail": "Слишком много попыток. Повторите через 42 секунды.",
                 *       "retry_after": 42
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Go on there */
        Redirect: {
            headers: {
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The record's state doesn't allow this */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "detail": "Данные изменились. Обновите страницу."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Phone = components['schemas']['Phone'];
export type RequestId = components['schemas']['RequestId'];
export type CallRequest = components['schemas']['CallRequest'];
export type Error = components['schemas']['Error'];
export type ReceiveCallRequest = components['schemas']['ReceiveCallRequest'];
export type CallStatus = components['schemas']['CallStatus'];
export type Provider = components['schemas']['Provider'];
export type Token = components['schemas']['Token'];
export type SessionId = components['schemas']['SessionId'];
export type Timestamp = components['schemas']['Timestamp'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type SocialProvider = components['schemas']['SocialProvider'];
export type DemoCall = components['schemas']['DemoCall'];
export type DemoCallList = components['schemas']['DemoCallList'];
export type DemoCallForm = components['schemas']['DemoCallForm'];
export type Id = components['schemas']['Id'];
export type ImageSource = components['schemas']['ImageSource'];
export type Image = components['schemas']['Image'];
export type PrimaryColor = components['schemas']['PrimaryColor'];
export type TradePriceAudience = components['schemas']['TradePriceAudience'];
export type Contacts = components['schemas']['Contacts'];
export type InfoSlug = components['schemas']['InfoSlug'];
export type InfoPageLink = components['schemas']['InfoPageLink'];
export type Retail = components['schemas']['Retail'];
export type ContactText = components['schemas']['ContactText'];
export type ContactChange = components['schemas']['ContactChange'];
export type FileId = components['schemas']['FileId'];
export type RetailChange = components['schemas']['RetailChange'];
export type RetailForm = components['schemas']['RetailForm'];
export type RetailChangedMeanwhile = components['schemas']['RetailChangedMeanwhile'];
export type SetupStep = components['schemas']['SetupStep'];
export type Came = components['schemas']['Came'];
export type Arriving = components['schemas']['Arriving'];
export type Waiting = components['schemas']['Waiting'];
export type PlacedOrderState = components['schemas']['PlacedOrderState'];
export type OrdersInState = components['schemas']['OrdersInState'];
export type Day = components['schemas']['Day'];
export type OrdersOnDay = components['schemas']['OrdersOnDay'];
export type OrdersOfDay = components['schemas']['OrdersOfDay'];
export type DebtsOfAge = components['schemas']['DebtsOfAge'];
export type User = components['schemas']['User'];
export type Debtor = components['schemas']['Debtor'];
export type DebtsOfDay = components['schemas']['DebtsOfDay'];
export type ShopDay = components['schemas']['ShopDay'];
export type PaymentWay = components['schemas']['PaymentWay'];
export type PaidByWay = components['schemas']['PaidByWay'];
export type PaidByHour = components['schemas']['PaidByHour'];
export type PaidOnDay = components['schemas']['PaidOnDay'];
export type BuyersOfKind = components['schemas']['BuyersOfKind'];
export type Buyers = components['schemas']['Buyers'];
export type BuyersOfDays = components['schemas']['BuyersOfDays'];
export type OrdersOfAge = components['schemas']['OrdersOfAge'];
export type StateByAge = components['schemas']['StateByAge'];
export type PurchaseState = components['schemas']['PurchaseState'];
export type Money = components['schemas']['Money'];
export type BoughtSums = components['schemas']['BoughtSums'];
export type PurchaseFullness = components['schemas']['PurchaseFullness'];
export type ClosedPurchases = components['schemas']['ClosedPurchases'];
export type TopItem = components['schemas']['TopItem'];
export type EndingItem = components['schemas']['EndingItem'];
export type DeadItem = components['schemas']['DeadItem'];
export type DeadGoods = components['schemas']['DeadGoods'];
export type GoodsOfDays = components['schemas']['GoodsOfDays'];
export type DayFigures = components['schemas']['DayFigures'];
export type InfoText = components['schemas']['InfoText'];
export type InfoPage = components['schemas']['InfoPage'];
export type InfoPageList = components['schemas']['InfoPageList'];
export type InfoPageChange = components['schemas']['InfoPageChange'];
export type InfoPageChangedMeanwhile = components['schemas']['InfoPageChangedMeanwhile'];
export type CustomerType = components['schemas']['CustomerType'];
export type Permission = components['schemas']['Permission'];
export type CustomerOrder = components['schemas']['CustomerOrder'];
export type Page = components['schemas']['Page'];
export type Limit = components['schemas']['Limit'];
export type CustomerVersion = components['schemas']['CustomerVersion'];
export type GroupRef = components['schemas']['GroupRef'];
export type ListedCustomer = components['schemas']['ListedCustomer'];
export type CustomerList = components['schemas']['CustomerList'];
export type CustomerForm = components['schemas']['CustomerForm'];
export type CustomerCard = components['schemas']['CustomerCard'];
export type CustomerExists = components['schemas']['CustomerExists'];
export type LastDelivery = components['schemas']['LastDelivery'];
export type Customer = components['schemas']['Customer'];
export type CustomerTotals = components['schemas']['CustomerTotals'];
export type SeenCustomer = components['schemas']['SeenCustomer'];
export type CustomersChange = components['schemas']['CustomersChange'];
export type CustomersForm = components['schemas']['CustomersForm'];
export type StandingCustomer = components['schemas']['StandingCustomer'];
export type RefusedCustomer = components['schemas']['RefusedCustomer'];
export type CustomerVerdicts = components['schemas']['CustomerVerdicts'];
export type ShopCustomer = components['schemas']['ShopCustomer'];
export type CustomerChange = components['schemas']['CustomerChange'];
export type CustomerChangedMeanwhile = components['schemas']['CustomerChangedMeanwhile'];
export type BalanceCorrection = components['schemas']['BalanceCorrection'];
export type Category = components['schemas']['Category'];
export type CategoryList = components['schemas']['CategoryList'];
export type CategoryForm = components['schemas']['CategoryForm'];
export type CategoryChange = components['schemas']['CategoryChange'];
export type OtherCategoryIds = components['schemas']['OtherCategoryIds'];
export type ItemAttribute = components['schemas']['ItemAttribute'];
export type ItemPicture = components['schemas']['ItemPicture'];
export type ItemPrice = components['schemas']['ItemPrice'];
export type CountStep = components['schemas']['CountStep'];
export type CountMin = components['schemas']['CountMin'];
export type ItemVersion = components['schemas']['ItemVersion'];
export type ItemChange = components['schemas']['ItemChange'];
export type Item = components['schemas']['Item'];
export type ItemChangedMeanwhile = components['schemas']['ItemChangedMeanwhile'];
export type ItemForm = components['schemas']['ItemForm'];
export type PriceBound = components['schemas']['PriceBound'];
export type ItemOrder = components['schemas']['ItemOrder'];
export type ItemCard = components['schemas']['ItemCard'];
export type ItemList = components['schemas']['ItemList'];
export type CategoryTotal = components['schemas']['CategoryTotal'];
export type ItemCounts = components['schemas']['ItemCounts'];
export type ItemState = components['schemas']['ItemState'];
export type ShopItemOrder = components['schemas']['ShopItemOrder'];
export type ShopItem = components['schemas']['ShopItem'];
export type ShopItemList = components['schemas']['ShopItemList'];
export type SeenItem = components['schemas']['SeenItem'];
export type PriceChange = components['schemas']['PriceChange'];
export type ItemsChange = components['schemas']['ItemsChange'];
export type ItemsForm = components['schemas']['ItemsForm'];
export type StandingItem = components['schemas']['StandingItem'];
export type ChangedItem = components['schemas']['ChangedItem'];
export type RefusedItem = components['schemas']['RefusedItem'];
export type ItemVerdicts = components['schemas']['ItemVerdicts'];
export type ItemFileState = components['schemas']['ItemFileState'];
export type ItemFileOrder = components['schemas']['ItemFileOrder'];
export type ItemFileFormat = components['schemas']['ItemFileFormat'];
export type ItemColumn = components['schemas']['ItemColumn'];
export type TextEncoding = components['schemas']['TextEncoding'];
export type CsvDelimiter = components['schemas']['CsvDelimiter'];
export type ItemImportForm = components['schemas']['ItemImportForm'];
export type ItemImportState = components['schemas']['ItemImportState'];
export type ItemImportColumn = components['schemas']['ItemImportColumn'];
export type ItemImportCounts = components['schemas']['ItemImportCounts'];
export type ItemImportMode = components['schemas']['ItemImportMode'];
export type ItemImport = components['schemas']['ItemImport'];
export type ItemImportSettings = components['schemas']['ItemImportSettings'];
export type ItemImportVerdict = components['schemas']['ItemImportVerdict'];
export type ItemImportChange = components['schemas']['ItemImportChange'];
export type ItemImportRow = components['schemas']['ItemImportRow'];
export type ItemImportRowList = components['schemas']['ItemImportRowList'];
export type ItemImportPicturesForm = components['schemas']['ItemImportPicturesForm'];
export type ItemImportPictures = components['schemas']['ItemImportPictures'];
export type ItemImportMove = components['schemas']['ItemImportMove'];
export type CartId = components['schemas']['CartId'];
export type Count = components['schemas']['Count'];
export type CartItem = components['schemas']['CartItem'];
export type Cart = components['schemas']['Cart'];
export type Comment = components['schemas']['Comment'];
export type CartItemForm = components['schemas']['CartItemForm'];
export type ChangeNumber = components['schemas']['ChangeNumber'];
export type CartItemPatch = components['schemas']['CartItemPatch'];
export type ExpectedLine = components['schemas']['ExpectedLine'];
export type CheckoutDelivery = components['schemas']['CheckoutDelivery'];
export type CheckoutForm = components['schemas']['CheckoutForm'];
export type CustomerRef = components['schemas']['CustomerRef'];
export type IsCovered = components['schemas']['IsCovered'];
export type IsCollected = components['schemas']['IsCollected'];
export type PurchaseWithAlbum = components['schemas']['PurchaseWithAlbum'];
export type OrderLineState = components['schemas']['OrderLineState'];
export type NextLineState = components['schemas']['NextLineState'];
export type OrderLine = components['schemas']['OrderLine'];
export type DeliveryKind = components['schemas']['DeliveryKind'];
export type DeliveryPoint = components['schemas']['DeliveryPoint'];
export type OrderDelivery = components['schemas']['OrderDelivery'];
export type OrderTotal = components['schemas']['OrderTotal'];
export type IsPriced = components['schemas']['IsPriced'];
export type OrderAccount = components['schemas']['OrderAccount'];
export type EventAuthor = components['schemas']['EventAuthor'];
export type StateChange = components['schemas']['StateChange'];
export type ChangedValue = components['schemas']['ChangedValue'];
export type FieldChange = components['schemas']['FieldChange'];
export type LineChange = components['schemas']['LineChange'];
export type LineEvent = components['schemas']['LineEvent'];
export type LinesEvent = components['schemas']['LinesEvent'];
export type DetailValue = components['schemas']['DetailValue'];
export type DetailChange = components['schemas']['DetailChange'];
export type DetailsEvent = components['schemas']['DetailsEvent'];
export type OrderEvent = components['schemas']['OrderEvent'];
export type NextState = components['schemas']['NextState'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type SettingName = components['schemas']['SettingName'];
export type DeliveryAmount = components['schemas']['DeliveryAmount'];
export type DeliveryForm = components['schemas']['DeliveryForm'];
export type DeliveryChange = components['schemas']['DeliveryChange'];
export type DeliveryChangedMeanwhile = components['schemas']['DeliveryChangedMeanwhile'];
export type ShopPoint = components['schemas']['ShopPoint'];
export type DeliveryPointList = components['schemas']['DeliveryPointList'];
export type PointAddress = components['schemas']['PointAddress'];
export type PointForm = components['schemas']['PointForm'];
export type PointChange = components['schemas']['PointChange'];
export type PointChangedMeanwhile = components['schemas']['PointChangedMeanwhile'];
export type PlacedOrderOrder = components['schemas']['PlacedOrderOrder'];
export type PlacedOrderCard = components['schemas']['PlacedOrderCard'];
export type PlacedOrderList = components['schemas']['PlacedOrderList'];
export type PlacedOrderLineForm = components['schemas']['PlacedOrderLineForm'];
export type PlacedOrderForm = components['schemas']['PlacedOrderForm'];
export type OrderWarning = components['schemas']['OrderWarning'];
export type ForceRequired = components['schemas']['ForceRequired'];
export type PlacedOrderIds = components['schemas']['PlacedOrderIds'];
export type ManyOrdersState = components['schemas']['ManyOrdersState'];
export type TradePrices = components['schemas']['TradePrices'];
export type ManyOrdersForm = components['schemas']['ManyOrdersForm'];
export type SeenOrder = components['schemas']['SeenOrder'];
export type PlacedOrdersForm = components['schemas']['PlacedOrdersForm'];
export type HeldState = components['schemas']['HeldState'];
export type LineBefore = components['schemas']['LineBefore'];
export type LinesBefore = components['schemas']['LinesBefore'];
export type StandingOrder = components['schemas']['StandingOrder'];
export type RefusedOrder = components['schemas']['RefusedOrder'];
export type PlacedOrderVerdicts = components['schemas']['PlacedOrderVerdicts'];
export type PlacedOrdersTotal = components['schemas']['PlacedOrdersTotal'];
export type PurchaseName = components['schemas']['PurchaseName'];
export type IntermediaryRef = components['schemas']['IntermediaryRef'];
export type AlbumRef = components['schemas']['AlbumRef'];
export type OpenPurchase = components['schemas']['OpenPurchase'];
export type OpenPurchases = components['schemas']['OpenPurchases'];
export type OrderDeliveryUpdate = components['schemas']['OrderDeliveryUpdate'];
export type PlacedOrderUpdate = components['schemas']['PlacedOrderUpdate'];
export type RepricedOrder = components['schemas']['RepricedOrder'];
export type OrderChangedMeanwhile = components['schemas']['OrderChangedMeanwhile'];
export type StockForce = components['schemas']['StockForce'];
export type StateForm = components['schemas']['StateForm'];
export type RepeatedOrder = components['schemas']['RepeatedOrder'];
export type AdditionForm = components['schemas']['AdditionForm'];
export type MergeForm = components['schemas']['MergeForm'];
export type ReportKind = components['schemas']['ReportKind'];
export type ReportFormat = components['schemas']['ReportFormat'];
export type ReportColumn = components['schemas']['ReportColumn'];
export type ReportTable = components['schemas']['ReportTable'];
export type OrderLineOrder = components['schemas']['OrderLineOrder'];
export type ReportOfLines = components['schemas']['ReportOfLines'];
export type ReportOfOrders = components['schemas']['ReportOfOrders'];
export type ReportOf = components['schemas']['ReportOf'];
export type ReportForm = components['schemas']['ReportForm'];
export type OrderOfLine = components['schemas']['OrderOfLine'];
export type PurchaseOfLine = components['schemas']['PurchaseOfLine'];
export type ListedLine = components['schemas']['ListedLine'];
export type ListedLines = components['schemas']['ListedLines'];
export type NewOrderLineForm = components['schemas']['NewOrderLineForm'];
export type OrderLineIds = components['schemas']['OrderLineIds'];
export type OrderLinesTotal = components['schemas']['OrderLinesTotal'];
export type SeenLine = components['schemas']['SeenLine'];
export type OrderLineStatesForm = components['schemas']['OrderLineStatesForm'];
export type SentLine = components['schemas']['SentLine'];
export type ChangedLineState = components['schemas']['ChangedLineState'];
export type RefusedLineState = components['schemas']['RefusedLineState'];
export type OrderLineVerdicts = components['schemas']['OrderLineVerdicts'];
export type StateInWork = components['schemas']['StateInWork'];
export type OrderGroup = components['schemas']['OrderGroup'];
export type OrderGroups = components['schemas']['OrderGroups'];
export type SentLineIds = components['schemas']['SentLineIds'];
export type SeenLines = components['schemas']['SeenLines'];
export type SendForm = components['schemas']['SendForm'];
export type SendToOwnForm = components['schemas']['SendToOwnForm'];
export type OrderLineForm = components['schemas']['OrderLineForm'];
export type Favourite = components['schemas']['Favourite'];
export type FavouriteList = components['schemas']['FavouriteList'];
export type FileForm = components['schemas']['FileForm'];
export type StoredFile = components['schemas']['StoredFile'];
export type PaymentType = components['schemas']['PaymentType'];
export type PaymentState = components['schemas']['PaymentState'];
export type AmountBound = components['schemas']['AmountBound'];
export type ChangedPaymentValue = components['schemas']['ChangedPaymentValue'];
export type PaymentFieldChange = components['schemas']['PaymentFieldChange'];
export type PaymentChange = components['schemas']['PaymentChange'];
export type DecidedState = components['schemas']['DecidedState'];
export type PaymentDecision = components['schemas']['PaymentDecision'];
export type PhoneChanged = components['schemas']['PhoneChanged'];
export type Payment = components['schemas']['Payment'];
export type PaymentList = components['schemas']['PaymentList'];
export type PaymentAmount = components['schemas']['PaymentAmount'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaymentsSum = components['schemas']['PaymentsSum'];
export type PaymentDecider = components['schemas']['PaymentDecider'];
export type PaymentsTotal = components['schemas']['PaymentsTotal'];
export type PaymentComment = components['schemas']['PaymentComment'];
export type PaymentUpdate = components['schemas']['PaymentUpdate'];
export type PaymentChangedMeanwhile = components['schemas']['PaymentChangedMeanwhile'];
export type NextPurchaseState = components['schemas']['NextPurchaseState'];
export type Purchase = components['schemas']['Purchase'];
export type PurchaseList = components['schemas']['PurchaseList'];
export type PurchaseForm = components['schemas']['PurchaseForm'];
export type PurchasesTotal = components['schemas']['PurchasesTotal'];
export type BoughtPrice = components['schemas']['BoughtPrice'];
export type KnownBoughtPrice = components['schemas']['KnownBoughtPrice'];
export type PurchaseLine = components['schemas']['PurchaseLine'];
export type PurchaseEvent = components['schemas']['PurchaseEvent'];
export type PurchaseDetail = components['schemas']['PurchaseDetail'];
export type PartialReceipt = components['schemas']['PartialReceipt'];
export type PurchaseReceipt = components['schemas']['PurchaseReceipt'];
export type LineBoughtPrice = components['schemas']['LineBoughtPrice'];
export type PurchaseChange = components['schemas']['PurchaseChange'];
export type PurchaseChangedMeanwhile = components['schemas']['PurchaseChangedMeanwhile'];
export type IntermediaryList = components['schemas']['IntermediaryList'];
export type Album = components['schemas']['Album'];
export type AlbumList = components['schemas']['AlbumList'];
export type IntermediaryPurchase = components['schemas']['IntermediaryPurchase'];
export type IntermediaryPurchases = components['schemas']['IntermediaryPurchases'];
export type LineMark = components['schemas']['LineMark'];
export type IntermediaryLine = components['schemas']['IntermediaryLine'];
export type PurchaseAlbums = components['schemas']['PurchaseAlbums'];
export type AlbumForm = components['schemas']['AlbumForm'];
export type AlbumChange = components['schemas']['AlbumChange'];
export type Since = components['schemas']['Since'];
export type Change = components['schemas']['Change'];
export type Changes = components['schemas']['Changes'];
export type ListName = components['schemas']['ListName'];
export type ViewName = components['schemas']['ViewName'];
export type ViewQuery = components['schemas']['ViewQuery'];
export type ListView = components['schemas']['ListView'];
export type ListViews = components['schemas']['ListViews'];
export type ListViewForm = components['schemas']['ListViewForm'];
export type ListViewChange = components['schemas']['ListViewChange'];
export type PermissionFlag = components['schemas']['PermissionFlag'];
export type PermissionFlags = components['schemas']['PermissionFlags'];
export type GroupVersion = components['schemas']['GroupVersion'];
export type PermissionGroup = components['schemas']['PermissionGroup'];
export type PermissionGroups = components['schemas']['PermissionGroups'];
export type GroupPermissions = components['schemas']['GroupPermissions'];
export type PermissionGroupForm = components['schemas']['PermissionGroupForm'];
export type PermissionGroupChange = components['schemas']['PermissionGroupChange'];
export type GroupChangedMeanwhile = components['schemas']['GroupChangedMeanwhile'];
export type AuditEntity = components['schemas']['AuditEntity'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditFields = components['schemas']['AuditFields'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditList = components['schemas']['AuditList'];
export type BalanceEntryType = components['schemas']['BalanceEntryType'];
export type BalanceEntry = components['schemas']['BalanceEntry'];
export type BalanceEntryList = components['schemas']['BalanceEntryList'];
export type ValidationError = components['schemas']['ValidationError'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseHeadersTooLarge = components['responses']['HeadersTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidation = components['responses']['Validation'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseRedirect = components['responses']['Redirect'];
export type ResponseConflict = components['responses']['Conflict'];
export type $defs = Record<string, never>;
export interface operations {
    sendCall: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call is under way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["CallRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReceiveCall: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number to call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11",
                     *       "number": "78005553535"
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiveCallRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCallStatus: {
        parameters: {
            query: {
                request_id: components["schemas"]["RequestId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status_code": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CallStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query: {
                provider: components["schemas"]["Provider"];
                /** @description With provider phone */
                request_id?: components["schemas"]["RequestId"];
                /** @description Of a phone four digits, or none after a confirmed call */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5lTz0s0mK3nUu9x1Q7aYwBv2cDfEgHiJ"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            302: components["responses"]["Redirect"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": "5f0c1f0e-7b3b-4b0a-9a3c-0d8f5b1f2a33",
                     *           "device": "Chrome, Android",
                     *           "created_at": "2026-11-20T09:30:00.000Z",
                     *           "last_used_at": "2026-11-21T09:30:00.000Z",
                     *           "is_current": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other tokens have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its token has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSocialLogin: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                error?: string;
                device_id?: string;
            };
            header?: never;
            path: {
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Redirect"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
        };
    };
    listDemoCalls: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": []
                     *     }
                     */
                    "application/json": components["schemas"]["DemoCallList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDemoCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "79000000001",
                 *       "number": "78005553535"
                 *     }
                 */
                "application/json": components["schemas"]["DemoCallForm"];
            };
        };
        responses: {
            /** @description The call was heard */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentRetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Лавка",
                     *       "logo": null,
                     *       "primary_color": "#0074E0",
                     *       "min_order_sum": 0,
                     *       "is_prepaid": false,
                     *       "trade_prices_shown_to": "wholesale",
                     *       "staff_sign_in_by_code": false,
                     *       "description": "Вещи для дома",
                     *       "currency": "₽",
                     *       "time_zone": "Europe/Moscow",
                     *       "calls_used_up": false,
                     *       "demo": true,
                     *       "orders_wait": 0,
                     *       "payments_wait": 0,
                     *       "requisites": "",
                     *       "social_providers": [
                     *         "vk-oauth2"
                     *       ],
                     *       "contacts": {
                     *         "phone": "78005553535"
                     *       },
                     *       "info_pages": [
                     *         {
                     *           "slug": "returns",
                     *           "title": "Возврат и обмен"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Retail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Лавка"
                 *     }
                 */
                "application/json": components["schemas"]["RetailChange"];
                "multipart/form-data": components["schemas"]["RetailForm"];
            };
        };
        responses: {
            /** @description The shop as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Лавка",
                     *       "logo": null,
                     *       "primary_color": "#0074E0",
                     *       "min_order_sum": 0,
                     *       "is_prepaid": false,
                     *       "trade_prices_shown_to": "wholesale",
                     *       "staff_sign_in_by_code": false,
                     *       "description": "Вещи для дома",
                     *       "currency": "₽",
                     *       "time_zone": "Europe/Moscow",
                     *       "calls_used_up": false,
                     *       "demo": true,
                     *       "orders_wait": 0,
                     *       "payments_wait": 0,
                     *       "requisites": "",
                     *       "social_providers": [
                     *         "vk-oauth2"
                     *       ],
                     *       "contacts": {
                     *         "phone": "78005553535"
                     *       },
                     *       "info_pages": [
                     *         {
                     *           "slug": "returns",
                     *           "title": "Возврат и обмен"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Retail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has changed the settings meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Запись изменилась, пока вы с ней работали. Проверьте и повторите.",
                     *       "current": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "name": "Лавка",
                     *         "logo": null,
                     *         "primary_color": "#0074E0",
                     *         "min_order_sum": 0,
                     *         "is_prepaid": false,
                     *         "trade_prices_shown_to": "wholesale",
                     *         "staff_sign_in_by_code": false,
                     *         "description": "Вещи для дома",
                     *         "currency": "₽",
                     *         "time_zone": "Europe/Moscow",
                     *         "calls_used_up": false,
                     *         "demo": true,
                     *         "orders_wait": 0,
                     *         "payments_wait": 0,
                     *         "requisites": "",
                     *         "social_providers": [
                     *           "vk-oauth2"
                     *         ],
                     *         "contacts": {
                     *           "phone": "78005553535"
                     *         },
                     *         "info_pages": [
                     *           {
                     *             "slug": "returns",
                     *             "title": "Возврат и обмен"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RetailChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "setup": [
                     *         {
                     *           "name": "requisites",
                     *           "is_done": false
                     *         },
                     *         {
                     *           "name": "delivery",
                     *           "is_done": true
                     *         }
                     *       ],
                     *       "orders": {
                     *         "created": {
                     *           "count": 2,
                     *           "since": "2026-11-20T09:15:00.000Z",
                     *           "came": {
                     *             "today": 3,
                     *             "yesterday": 1
                     *           }
                     *         },
                     *         "unpriced": {
                     *           "count": 1,
                     *           "since": "2026-11-21T10:00:00.000Z"
                     *         },
                     *         "standing": {
                     *           "count": 0,
                     *           "since": null
                     *         },
                     *         "states": [
                     *           {
                     *             "state": "created",
                     *             "count": 2,
                     *             "sum": 5170.5,
                     *             "since": "2026-11-20T09:15:00.000Z"
                     *           },
                     *           {
                     *             "state": "accepted",
                     *             "count": 0,
                     *             "sum": 0,
                     *             "since": null
                     *           },
                     *           {
                     *             "state": "need_pay",
                     *             "count": 1,
                     *             "sum": 840,
                     *             "since": "2026-11-18T07:00:00.000Z"
                     *           },
                     *           {
                     *             "state": "collected",
                     *             "count": 0,
                     *             "sum": 0,
                     *             "since": null
                     *           },
                     *           {
                     *             "state": "delivery",
                     *             "count": 0,
                     *             "sum": 0,
                     *             "since": null
                     *           }
                     *         ],
                     *         "days": [
                     *           {
                     *             "day": "2026-11-21",
                     *             "count": 3,
                     *             "sum": 5170.5
                     *           }
                     *         ]
                     *       },
                     *       "debts": {
                     *         "ages": [
                     *           {
                     *             "from_days": 0,
                     *             "count": 1,
                     *             "sum": 840
                     *           },
                     *           {
                     *             "from_days": 4,
                     *             "count": 0,
                     *             "sum": 0
                     *           },
                     *           {
                     *             "from_days": 8,
                     *             "count": 0,
                     *             "sum": 0
                     *           }
                     *         ],
                     *         "debtors": [
                     *           {
                     *             "id": 42,
                     *             "user": {
                     *               "first_name": "Анна",
                     *               "last_name": "Смирнова"
                     *             },
                     *             "sum": 840,
                     *             "since": "2026-11-20T09:15:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "payments": {
                     *         "count": 4,
                     *         "since": "2026-11-19T12:00:00.000Z",
                     *         "came": {
                     *           "today": 0,
                     *           "yesterday": 2
                     *         }
                     *       },
                     *       "purchases": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopDay"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payments": {
                     *         "day": "2026-11-21",
                     *         "ways": [
                     *           {
                     *             "way": "sbp",
                     *             "count": 2,
                     *             "sum": 1500.5,
                     *             "waiting": 300
                     *           },
                     *           {
                     *             "way": "card",
                     *             "count": 0,
                     *             "sum": 0,
                     *             "waiting": 0
                     *           },
                     *           {
                     *             "way": "transfer",
                     *             "count": 1,
                     *             "sum": -200,
                     *             "waiting": 0
                     *           },
                     *           {
                     *             "way": "cash",
                     *             "count": 0,
                     *             "sum": 0,
                     *             "waiting": 0
                     *           }
                     *         ],
                     *         "hours": [
                     *           {
                     *             "hour": 0,
                     *             "sum": 0
                     *           },
                     *           {
                     *             "hour": 1,
                     *             "sum": 1300.5
                     *           }
                     *         ]
                     *       },
                     *       "buyers": {
                     *         "last": {
                     *           "new": {
                     *             "customers": 2,
                     *             "orders": 3,
                     *             "sum": 5170.5
                     *           },
                     *           "returning": {
                     *             "customers": 1,
                     *             "orders": 1,
                     *             "sum": 840
                     *           }
                     *         },
                     *         "before": {
                     *           "new": {
                     *             "customers": 1,
                     *             "orders": 2,
                     *             "sum": 640
                     *           },
                     *           "returning": {
                     *             "customers": 0,
                     *             "orders": 0,
                     *             "sum": 0
                     *           }
                     *         }
                     *       },
                     *       "ages": null,
                     *       "purchases": [
                     *         {
                     *           "id": 3,
                     *           "name": "Фабрика",
                     *           "state": "sent",
                     *           "ordered": 9,
                     *           "bought": 4,
                     *           "came": 0,
                     *           "handed_over": 0,
                     *           "money": {
                     *             "total": 1200,
                     *             "margin": 640.5,
                     *             "unknown_count": 5
                     *           }
                     *         }
                     *       ],
                     *       "closed": {
                     *         "count": 0,
                     *         "money": {
                     *           "total": 0,
                     *           "margin": 0,
                     *           "unknown_count": 0
                     *         },
                     *         "purchases": []
                     *       },
                     *       "goods": {
                     *         "top": [
                     *           {
                     *             "id": 12,
                     *             "name": "Кувшин",
                     *             "count": 3,
                     *             "sum": 3600
                     *           }
                     *         ],
                     *         "ending": [
                     *           {
                     *             "id": 12,
                     *             "name": "Кувшин",
                     *             "stock": 1,
                     *             "days": 5
                     *           }
                     *         ],
                     *         "dead": {
                     *           "count": 1,
                     *           "sum": 840,
                     *           "items": [
                     *             {
                     *               "id": 14,
                     *               "name": "Ваза",
                     *               "stock": 2,
                     *               "sum": 840
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DayFigures"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInfoPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "slug": "returns",
                     *           "version": 2,
                     *           "title": "Возврат и обмен",
                     *           "text": "# Как вернуть\n\nНапишите или позвоните нам.",
                     *           "updated_at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InfoPageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfoPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["InfoSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "returns",
                     *       "version": 2,
                     *       "title": "Возврат и обмен",
                     *       "text": "# Как вернуть\n\nНапишите или позвоните нам.",
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InfoPage"];
                };
            };
            /** @description The page is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInfoPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["InfoSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "text": "Напишите или позвоните нам."
                 *     }
                 */
                "application/json": components["schemas"]["InfoPageChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "slug": "returns",
                     *       "version": 2,
                     *       "title": "Возврат и обмен",
                     *       "text": "# Как вернуть\n\nНапишите или позвоните нам.",
                     *       "updated_at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InfoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has changed it meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Запись изменилась, пока вы с ней работали. Проверьте и повторите.",
                     *       "current": {
                     *         "id": 1,
                     *         "slug": "returns",
                     *         "version": 2,
                     *         "title": "Возврат и обмен",
                     *         "text": "# Как вернуть\n\nНапишите или позвоните нам.",
                     *         "updated_at": "2026-11-21T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["InfoPageChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The beginning of a name or phone, or a phone's last digits */
                search_text?: string;
                customer_type?: components["schemas"]["CustomerType"];
                group_id?: components["schemas"]["Id"];
                /** @description Who has it, of their own or through a group */
                permission?: components["schemas"]["Permission"];
                /** @description Those who were deleted; needs recovery_customers */
                is_deleted?: boolean;
                /** @description fio: by last name, then first name; by balance needs get_strange_balance_history */
                order_by?: components["schemas"]["CustomerOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Анна",
                 *       "last_name": "Смирнова",
                 *       "phone": "79000000001",
                 *       "customer_type": "retail"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerForm"];
                "multipart/form-data": components["schemas"]["CustomerForm"];
            };
        };
        responses: {
            /** @description The customer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "customer_type": "retail"
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerCard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has this phone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "phone_of_deleted",
                     *       "detail": "Клиент с этим телефоном удалён. Укажите другой телефон."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["CustomerExists"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "avatar_url": null,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "balance": 1500,
                     *       "available": 1500,
                     *       "customer_type": "retail",
                     *       "permissions": [],
                     *       "is_intermediary": false,
                     *       "last_delivery": {
                     *         "delivery_id": 1,
                     *         "delivery_point_id": 1,
                     *         "address": "Санкт-Петербург, Лесная, 5",
                     *         "recipient_name": "Анна Смирнова",
                     *         "recipient_phone": "79000000001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countCustomers: {
        parameters: {
            query?: {
                search_text?: string;
                customer_type?: components["schemas"]["CustomerType"];
                group_id?: components["schemas"]["Id"];
                /** @description Who has it, of their own or through a group */
                permission?: components["schemas"]["Permission"];
                /** @description Those who were deleted; needs recovery_customers */
                is_deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 12,
                     *       "retail": 9,
                     *       "wholesale": 3
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerTotals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7,
                 *         8
                 *       ],
                 *       "change": {
                 *         "customer_type": "wholesale"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CustomersForm"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 7,
                     *           "ok": true,
                     *           "version": 2,
                     *           "customer_type": "wholesale",
                     *           "is_deleted": false
                     *         },
                     *         {
                     *           "id": 8,
                     *           "ok": false,
                     *           "code": "not_found",
                     *           "detail": "Ничего не найдено. Возможно, запись удалили."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerVerdicts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "avatar_url": null,
                     *       "customer_type": "retail",
                     *       "is_intermediary": false,
                     *       "balance": 1500,
                     *       "last_delivery": null,
                     *       "comment": "",
                     *       "groups": [],
                     *       "own_permissions": [],
                     *       "permissions": [],
                     *       "is_deleted": false,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShopCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "first_name": "Анна"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerChange"];
                "multipart/form-data": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "avatar_url": null,
                     *       "customer_type": "retail",
                     *       "is_intermediary": false,
                     *       "balance": 1500,
                     *       "last_delivery": null,
                     *       "comment": "",
                     *       "groups": [],
                     *       "own_permissions": [],
                     *       "permissions": [],
                     *       "is_deleted": false,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShopCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, or refused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "customer_exists",
                     *       "detail": "Клиент с этим телефоном уже есть."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["CustomerChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "avatar_url": null,
                     *       "customer_type": "retail",
                     *       "is_intermediary": false,
                     *       "balance": 1500,
                     *       "last_delivery": null,
                     *       "comment": "",
                     *       "groups": [],
                     *       "own_permissions": [],
                     *       "permissions": [],
                     *       "is_deleted": false,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShopCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    editCustomerBalance: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                customer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": -150.5,
                 *       "reason": "Ошибка при возврате"
                 *     }
                 */
                "application/json": components["schemas"]["BalanceCorrection"];
            };
        };
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "version": 1,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "avatar_url": null,
                     *       "customer_type": "retail",
                     *       "is_intermediary": false,
                     *       "balance": 1500,
                     *       "last_delivery": null,
                     *       "comment": "",
                     *       "groups": [],
                     *       "own_permissions": [],
                     *       "permissions": [],
                     *       "is_deleted": false,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["ShopCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Посуда",
                     *           "parent_id": null,
                     *           "image": null,
                     *           "items_count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Посуда",
                 *       "parent_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            /** @description The category as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Посуда",
                     *       "parent_id": null,
                     *       "image": null,
                     *       "items_count": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Посуда",
                 *       "place": 0
                 *     }
                 */
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The category as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Посуда",
                     *       "parent_id": null,
                     *       "image": null,
                     *       "items_count": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: {
                /** @description The category that its items go to; needed where it is the main one of any */
                items_to?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 1,
                 *       "retail_price": 550
                 *     }
                 */
                "application/json": components["schemas"]["ItemChange"];
            };
        };
        responses: {
            /** @description The item as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Чашка",
                     *       "article": "Ч-101",
                     *       "description": "Чашка на каждый день.",
                     *       "category_id": 1,
                     *       "category_name": "Посуда",
                     *       "other_category_ids": [],
                     *       "attributes": [
                     *         {
                     *           "name": "Материал",
                     *           "value": "фарфор"
                     *         }
                     *       ],
                     *       "image": null,
                     *       "images": [],
                     *       "file_ids": [],
                     *       "retail_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "discounted_price": 500,
                     *       "trade_price": 350,
                     *       "price": 500,
                     *       "is_new": false,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null,
                     *       "is_hidden": false
                     *     }
                     */
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has changed the item meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Запись изменилась, пока вы с ней работали. Проверьте и повторите.",
                     *       "current": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "name": "Чашка",
                     *         "article": "Ч-101",
                     *         "description": "Чашка на каждый день.",
                     *         "category_id": 1,
                     *         "category_name": "Посуда",
                     *         "other_category_ids": [],
                     *         "attributes": [
                     *           {
                     *             "name": "Материал",
                     *             "value": "фарфор"
                     *           }
                     *         ],
                     *         "image": null,
                     *         "images": [],
                     *         "file_ids": [],
                     *         "retail_price": 500,
                     *         "discount": 0,
                     *         "discount_value": 0,
                     *         "discounted_price": 500,
                     *         "trade_price": 350,
                     *         "price": 500,
                     *         "is_new": false,
                     *         "count_step": 1,
                     *         "count_min": 1,
                     *         "stock": null,
                     *         "is_hidden": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ItemChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Чашка",
                 *       "article": "Ч-101",
                 *       "category_id": 1,
                 *       "retail_price": 500
                 *     }
                 */
                "application/json": components["schemas"]["ItemForm"];
            };
        };
        responses: {
            /** @description The item as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Чашка",
                     *       "article": "Ч-101",
                     *       "description": "Чашка на каждый день.",
                     *       "category_id": 1,
                     *       "category_name": "Посуда",
                     *       "other_category_ids": [],
                     *       "attributes": [
                     *         {
                     *           "name": "Материал",
                     *           "value": "фарфор"
                     *         }
                     *       ],
                     *       "image": null,
                     *       "images": [],
                     *       "file_ids": [],
                     *       "retail_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "discounted_price": 500,
                     *       "trade_price": 350,
                     *       "price": 500,
                     *       "is_new": false,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null,
                     *       "is_hidden": false
                     *     }
                     */
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                search_text?: string;
                /** @description Only these, as ids=1&ids=2; those that the shop does not sell are left out */
                ids?: components["schemas"]["Id"][];
                /** @description This category and those below it, as the main one or another */
                category_id?: components["schemas"]["Id"];
                /** @description Only those that this customer has marked; none for a guest */
                favourite?: boolean;
                /** @description What this person pays for one */
                price_min?: components["schemas"]["PriceBound"];
                price_max?: components["schemas"]["PriceBound"];
                /** @description Only those that cost this person less than the retail price by a discount or, for wholesale customers, a lower trade price, in whole per cent */
                discount?: boolean;
                /** @description Only new ones */
                is_new?: boolean;
                order_by?: components["schemas"]["ItemOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0,
                     *       "searched_as": null,
                     *       "lacks_words": false
                     *     }
                     */
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countItems: {
        parameters: {
            query?: {
                search_text?: string;
                /** @description What this person pays for one */
                price_min?: components["schemas"]["PriceBound"];
                price_max?: components["schemas"]["PriceBound"];
                /** @description Only those that cost this person less than the retail price by a discount or, for wholesale customers, a lower trade price, in whole per cent */
                discount?: boolean;
                /** @description Only new ones */
                is_new?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 12,
                     *       "categories": [
                     *         {
                     *           "category_id": 1,
                     *           "total": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemCounts"];
                };
            };
            /** @description The counts are what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Чашка",
                     *       "article": "Ч-101",
                     *       "description": "Чашка на каждый день.",
                     *       "category_id": 1,
                     *       "category_name": "Посуда",
                     *       "other_category_ids": [],
                     *       "attributes": [
                     *         {
                     *           "name": "Материал",
                     *           "value": "фарфор"
                     *         }
                     *       ],
                     *       "image": null,
                     *       "images": [],
                     *       "file_ids": [],
                     *       "retail_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "discounted_price": 500,
                     *       "trade_price": 350,
                     *       "price": 500,
                     *       "is_new": false,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null,
                     *       "is_hidden": false
                     *     }
                     */
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Чашка",
                     *       "article": "Ч-101",
                     *       "description": "Чашка на каждый день.",
                     *       "category_id": 1,
                     *       "category_name": "Посуда",
                     *       "other_category_ids": [],
                     *       "attributes": [
                     *         {
                     *           "name": "Материал",
                     *           "value": "фарфор"
                     *         }
                     *       ],
                     *       "image": null,
                     *       "images": [],
                     *       "file_ids": [],
                     *       "retail_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "discounted_price": 500,
                     *       "trade_price": 350,
                     *       "price": 500,
                     *       "is_new": false,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null,
                     *       "is_hidden": false
                     *     }
                     */
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopItems: {
        parameters: {
            query?: {
                search_text?: string;
                /** @description This category and those below it, as the main one or another */
                category_id?: components["schemas"]["Id"];
                /** @description All that are not deleted, by default; deleted ones need delete_item */
                state?: components["schemas"]["ItemState"];
                order_by?: components["schemas"]["ShopItemOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ShopItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "batch_id": "0b7a3d0e-6f0e-4f43-9d0c-0f3f9a1c7a55",
                 *       "change": {
                 *         "prices": {
                 *           "of": "retail",
                 *           "per_cent": 5,
                 *           "round_to": 10
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ItemsForm"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "ok": true,
                     *           "version": 2,
                     *           "before": {
                     *             "name": "Чашка",
                     *             "category_id": 1,
                     *             "other_category_ids": [],
                     *             "retail_price": 500,
                     *             "trade_price": 350,
                     *             "discount": 0,
                     *             "is_new": false,
                     *             "is_hidden": false,
                     *             "is_deleted": false
                     *           },
                     *           "after": {
                     *             "name": "Чашка",
                     *             "category_id": 1,
                     *             "other_category_ids": [],
                     *             "retail_price": 530,
                     *             "trade_price": 350,
                     *             "discount": 0,
                     *             "is_new": false,
                     *             "is_hidden": false,
                     *             "is_deleted": false
                     *           }
                     *         },
                     *         {
                     *           "id": 2,
                     *           "ok": false,
                     *           "code": "not_found",
                     *           "detail": "Не найдено."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemVerdicts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                search_text?: string;
                /** @description Only these, as ids=1&ids=2; those that the shop does not sell are left out */
                ids?: components["schemas"]["Id"][];
                /** @description This category and those below it, as the main one or another */
                category_id?: components["schemas"]["Id"];
                /** @description Only those that this customer has marked; none for a guest */
                favourite?: boolean;
                /** @description What this person pays for one */
                price_min?: components["schemas"]["PriceBound"];
                price_max?: components["schemas"]["PriceBound"];
                /** @description Only those that cost this person less than the retail price by a discount or, for wholesale customers, a lower trade price, in whole per cent */
                discount?: boolean;
                /** @description Only new ones */
                is_new?: boolean;
                state?: components["schemas"]["ItemFileState"];
                order_by?: components["schemas"]["ItemFileOrder"];
                format?: components["schemas"]["ItemFileFormat"];
                /** @description These alone, as columns=article&columns=name; all where it is left out */
                columns?: components["schemas"]["ItemColumn"][];
                /** @description Of CSV */
                encoding?: components["schemas"]["TextEncoding"];
                /** @description Of CSV */
                delimiter?: components["schemas"]["CsvDelimiter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description The Russian name of a file, by RFC 5987 */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImportForm"];
            };
        };
        responses: {
            /** @description The import as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "state": "previewed",
                     *       "file_name": "Товары.csv",
                     *       "format": "csv",
                     *       "encoding": "windows-1251",
                     *       "delimiter": "semicolon",
                     *       "columns": [
                     *         {
                     *           "title": "Артикул",
                     *           "sample": "Ч-101",
                     *           "field": "article"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "create": 1,
                     *         "update": 2,
                     *         "same": 3,
                     *         "error": 0
                     *       },
                     *       "total": 6,
                     *       "done": 6,
                     *       "written": 0,
                     *       "pictures": 0,
                     *       "mode": null,
                     *       "problem": null,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "changed_at": "2026-11-21T09:30:02.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "state": "previewed",
                     *       "file_name": "Товары.csv",
                     *       "format": "csv",
                     *       "encoding": "windows-1251",
                     *       "delimiter": "semicolon",
                     *       "columns": [
                     *         {
                     *           "title": "Артикул",
                     *           "sample": "Ч-101",
                     *           "field": "article"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "create": 1,
                     *         "update": 2,
                     *         "same": 3,
                     *         "error": 0
                     *       },
                     *       "total": 6,
                     *       "done": 6,
                     *       "written": 0,
                     *       "pictures": 0,
                     *       "mode": null,
                     *       "problem": null,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "changed_at": "2026-11-21T09:30:02.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "encoding": "utf-8",
                 *       "fields": [
                 *         "article",
                 *         "name",
                 *         null
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemImportSettings"];
            };
        };
        responses: {
            /** @description The import as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "state": "previewed",
                     *       "file_name": "Товары.csv",
                     *       "format": "csv",
                     *       "encoding": "windows-1251",
                     *       "delimiter": "semicolon",
                     *       "columns": [
                     *         {
                     *           "title": "Артикул",
                     *           "sample": "Ч-101",
                     *           "field": "article"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "create": 1,
                     *         "update": 2,
                     *         "same": 3,
                     *         "error": 0
                     *       },
                     *       "total": 6,
                     *       "done": 6,
                     *       "written": 0,
                     *       "pictures": 0,
                     *       "mode": null,
                     *       "problem": null,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "changed_at": "2026-11-21T09:30:02.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemImportRows: {
        parameters: {
            query?: {
                verdict?: components["schemas"]["ItemImportVerdict"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows in the order of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItemImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description The Russian name of a file, by RFC 5987 */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addItemImportPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ItemImportPicturesForm"];
            };
        };
        responses: {
            /** @description What came of the files in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 2,
                     *       "refused": [
                     *         {
                     *           "name": "прайс.pdf",
                     *           "detail": "Это не изображение."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImportPictures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveItemImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "applying",
                 *       "mode": "good"
                 *     }
                 */
                "application/json": components["schemas"]["ItemImportMove"];
            };
        };
        responses: {
            /** @description The import as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "state": "previewed",
                     *       "file_name": "Товары.csv",
                     *       "format": "csv",
                     *       "encoding": "windows-1251",
                     *       "delimiter": "semicolon",
                     *       "columns": [
                     *         {
                     *           "title": "Артикул",
                     *           "sample": "Ч-101",
                     *           "field": "article"
                     *         }
                     *       ],
                     *       "counts": {
                     *         "create": 1,
                     *         "update": 2,
                     *         "same": 3,
                     *         "error": 0
                     *       },
                     *       "total": 6,
                     *       "done": 6,
                     *       "written": 0,
                     *       "pictures": 0,
                     *       "mode": null,
                     *       "problem": null,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "changed_at": "2026-11-21T09:30:02.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                cart_id?: components["schemas"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69",
                     *       "customer_id": null,
                     *       "items": [],
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_id": 1,
                 *       "count": 1
                 *     }
                 */
                "application/json": components["schemas"]["CartItemForm"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "item_id": 1,
                     *       "image_url": null,
                     *       "description": "Чашка",
                     *       "comment": "",
                     *       "count": 1,
                     *       "is_gone": false,
                     *       "retail_price": 500,
                     *       "discounted_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "price": 500,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null
                     *     }
                     */
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                "Change-Number"?: components["schemas"]["ChangeNumber"];
            };
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": 2,
                 *       "comment": "Синюю"
                 *     }
                 */
                "application/json": components["schemas"]["CartItemPatch"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "item_id": 1,
                     *       "image_url": null,
                     *       "description": "Чашка",
                     *       "comment": "",
                     *       "count": 1,
                     *       "is_gone": false,
                     *       "retail_price": 500,
                     *       "discounted_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "price": 500,
                     *       "count_step": 1,
                     *       "count_min": 1,
                     *       "stock": null
                     *     }
                     */
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cart_id": "0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69",
                 *       "comment": "",
                 *       "delivery": {
                 *         "customer_id": 7,
                 *         "delivery_id": 1,
                 *         "delivery_point_id": 1,
                 *         "recipient_name": "Анна Смирнова"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutForm"];
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "version": 1,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "version": 1,
                     *           "name": "Самовывоз",
                     *           "description": "Бесплатно",
                     *           "price": 0,
                     *           "free_from": null,
                     *           "kind": "pickup"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDelivery: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Курьер",
                 *       "price": 300,
                 *       "kind": "address"
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryForm"];
            };
        };
        responses: {
            /** @description What was added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Самовывоз",
                     *       "description": "Бесплатно",
                     *       "price": 0,
                     *       "free_from": null,
                     *       "kind": "pickup"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "На Садовой"
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "Самовывоз",
                     *       "description": "Бесплатно",
                     *       "price": 0,
                     *       "free_from": null,
                     *       "kind": "pickup"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has changed it meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Запись изменилась, пока вы с ней работали. Проверьте и повторите.",
                     *       "current": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "name": "Самовывоз",
                     *         "description": "Бесплатно",
                     *         "price": 0,
                     *         "free_from": null,
                     *         "kind": "pickup"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is offered no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveryPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "version": 1,
                     *           "name": "На Садовой",
                     *           "address": "Садовая, 1",
                     *           "hours": "ежедневно 10:00–21:00",
                     *           "image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPointList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeliveryPoint: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "На Садовой",
                 *       "address": "Садовая, 1"
                 *     }
                 */
                "application/json": components["schemas"]["PointForm"];
            };
        };
        responses: {
            /** @description What was added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "На Садовой",
                     *       "address": "Садовая, 1",
                     *       "hours": "ежедневно 10:00–21:00",
                     *       "image": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopPoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeliveryPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "На Садовой"
                 *     }
                 */
                "application/json": components["schemas"]["PointChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "version": 1,
                     *       "name": "На Садовой",
                     *       "address": "Садовая, 1",
                     *       "hours": "ежедневно 10:00–21:00",
                     *       "image": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopPoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody has changed it meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Запись изменилась, пока вы с ней работали. Проверьте и повторите.",
                     *       "current": {
                     *         "id": 1,
                     *         "version": 1,
                     *         "name": "На Садовой",
                     *         "address": "Садовая, 1",
                     *         "hours": "ежедневно 10:00–21:00",
                     *         "image": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PointChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDeliveryPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is offered no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacedOrders: {
        parameters: {
            query?: {
                scope?: "own" | "shop";
                customer_id?: components["schemas"]["Id"];
                /** @description Orders in any of these states, as state=created&state=accepted */
                state?: components["schemas"]["PlacedOrderState"][];
                /** @description Orders with a line in this purchase; needs get_strange_orders */
                purchase_id?: components["schemas"]["Id"];
                /** @description An order's number, the beginning of a customer's name or phone, the last digits of a phone, or a part of a line's name */
                search_text?: string;
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only orders that were charged to a balance that does not cover them */
                owing?: boolean;
                /** @description Only orders in work that have been in their state for more than three days */
                standing?: boolean;
                order_by?: components["schemas"]["PlacedOrderOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlacedOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "comment": "",
                 *       "lines": [
                 *         {
                 *           "file_id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11",
                 *           "comment": "Синюю",
                 *           "count": 2
                 *         }
                 *       ],
                 *       "delivery": {
                 *         "customer_id": 7,
                 *         "delivery_id": 1,
                 *         "delivery_point_id": 1,
                 *         "recipient_name": "Анна Смирнова"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlacedOrderForm"];
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description Nothing was made */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": "FORCE_REQUIRED",
                     *       "warnings": [
                     *         {
                     *           "code": "duplicate",
                     *           "text": "Похожий заказ № 12 уже ждёт обработки."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ForceRequired"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacedOrderIds: {
        parameters: {
            query?: {
                scope?: "own" | "shop";
                customer_id?: components["schemas"]["Id"];
                /** @description Orders in any of these states, as state=created&state=accepted */
                state?: components["schemas"]["PlacedOrderState"][];
                /** @description Orders with a line in this purchase; needs get_strange_orders */
                purchase_id?: components["schemas"]["Id"];
                /** @description An order's number, the beginning of a customer's name or phone, the last digits of a phone, or a part of a line's name */
                search_text?: string;
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only orders that were charged to a balance that does not cover them */
                owing?: boolean;
                /** @description Only orders in work that have been in their state for more than three days */
                standing?: boolean;
                order_by?: components["schemas"]["PlacedOrderOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         12,
                     *         11
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderIds"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacedOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         12,
                 *         11
                 *       ],
                 *       "change": {
                 *         "state": "accepted"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlacedOrdersForm"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 12,
                     *           "ok": true,
                     *           "version": 2,
                     *           "state": "accepted",
                     *           "customer_id": 7,
                     *           "total": 1290.5,
                     *           "next_states": []
                     *         },
                     *         {
                     *           "id": 11,
                     *           "ok": false,
                     *           "code": "order_same_state",
                     *           "detail": "Заказ уже в статусе «Принят»."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderVerdicts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacedOrdersTotal: {
        parameters: {
            query?: {
                scope?: "own" | "shop";
                customer_id?: components["schemas"]["Id"];
                /** @description Orders in any of these states, as state=created&state=accepted */
                state?: components["schemas"]["PlacedOrderState"][];
                /** @description Orders with a line in this purchase; needs get_strange_orders */
                purchase_id?: components["schemas"]["Id"];
                /** @description An order's number, the beginning of a customer's name or phone, the last digits of a phone, or a part of a line's name */
                search_text?: string;
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only orders that were charged to a balance that does not cover them */
                owing?: boolean;
                /** @description Only orders in work that have been in their state for more than three days */
                standing?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": 2,
                     *       "pieces": 5,
                     *       "sum": 1290.5,
                     *       "canceled_sum": 0,
                     *       "unpriced": 0,
                     *       "states": [
                     *         {
                     *           "state": "created",
                     *           "orders": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrdersTotal"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOpenPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open purchases with their albums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 4,
                     *           "name": "Фабрика в Гжели",
                     *           "intermediary": null,
                     *           "albums": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OpenPurchases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivery": {
                 *         "price": 300
                 *       },
                 *       "note": "Позвонить за час"
                 *     }
                 */
                "application/json": components["schemas"]["PlacedOrderUpdate"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["RepricedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order's state doesn't allow this, or somebody has changed the order meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "changed_meanwhile",
                     *       "detail": "Тем временем это изменил кто-то другой. Проверьте и повторите."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacedOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "accepted"
                 *     }
                 */
                "application/json": components["schemas"]["StateForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order's state doesn't allow this, or somebody has changed the order meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "order_same_state",
                     *       "detail": "Заказ уже в статусе «Принят»."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    repeatPlacedOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was put into the cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 3,
                     *       "missing": [
                     *         "Чашка"
                     *       ],
                     *       "photos": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RepeatedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCartAddition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addition_id": 57
                 *     }
                 */
                "application/json": components["schemas"]["AdditionForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergePlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into_id": 12,
                 *       "version": 1,
                 *       "into_version": 3
                 *     }
                 */
                "application/json": components["schemas"]["MergeForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The orders can't be merged, or somebody has changed one of them meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "merge_states",
                     *       "detail": "Объединить можно два новых заказа или два принятых."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmergePlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderReport: {
        parameters: {
            query?: {
                kind?: components["schemas"]["ReportKind"];
                format?: components["schemas"]["ReportFormat"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or the table of one that is printed */
            200: {
                headers: {
                    /** @description The Russian name of a file, by RFC 5987 */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTable"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "what": {
                 *         "order": 12
                 *       },
                 *       "kind": "lines",
                 *       "format": "xlsx",
                 *       "columns": [
                 *         "order",
                 *         "description",
                 *         "count",
                 *         "total"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReportForm"];
            };
        };
        responses: {
            /** @description The file, or the table of one that is printed */
            200: {
                headers: {
                    /** @description The Russian name of a file, by RFC 5987 */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportTable"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderLines: {
        parameters: {
            query?: {
                /** @description Lines in any of these states, as state=W&state=O */
                state?: components["schemas"]["OrderLineState"][];
                /** @description Lines of orders in any of these states; of those in work where none is named */
                order_state?: components["schemas"]["PlacedOrderState"][];
                customer_id?: components["schemas"]["Id"];
                placed_order_id?: components["schemas"]["Id"];
                purchase_id?: components["schemas"]["Id"];
                /** @description The first day of their orders, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day of their orders, by the shop's clock */
                until?: components["schemas"]["Day"];
                /** @description An order's number, the beginning of a customer's name, the last digits of their phone, or a part of a line's name */
                search_text?: string;
                /** @description What the pieces of a line cost together */
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only lines that nobody has priced and that are not cancelled */
                unpriced?: boolean;
                /** @description Only waiting lines that are in no purchase */
                unsent?: boolean;
                /** @description Only lines of items in this category and in those below it */
                category_id?: components["schemas"]["Id"];
                order_by?: components["schemas"]["OrderLineOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ListedLines"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrderLine: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "placed_order_id": 12,
                 *       "item_id": 31,
                 *       "count": 2
                 *     }
                 */
                "application/json": components["schemas"]["NewOrderLineForm"];
                "multipart/form-data": components["schemas"]["NewOrderLineForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order's state doesn't allow this, or somebody has changed the order meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "editing_accepted",
                     *       "detail": "Заказ уже принят: изменить его можем только мы. Свяжитесь с нами."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderLineIds: {
        parameters: {
            query?: {
                /** @description Lines in any of these states, as state=W&state=O */
                state?: components["schemas"]["OrderLineState"][];
                /** @description Lines of orders in any of these states; of those in work where none is named */
                order_state?: components["schemas"]["PlacedOrderState"][];
                customer_id?: components["schemas"]["Id"];
                placed_order_id?: components["schemas"]["Id"];
                purchase_id?: components["schemas"]["Id"];
                /** @description The first day of their orders, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day of their orders, by the shop's clock */
                until?: components["schemas"]["Day"];
                /** @description An order's number, the beginning of a customer's name, the last digits of their phone, or a part of a line's name */
                search_text?: string;
                /** @description What the pieces of a line cost together */
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only lines that nobody has priced and that are not cancelled */
                unpriced?: boolean;
                /** @description Only waiting lines that are in no purchase */
                unsent?: boolean;
                /** @description Only lines of items in this category and in those below it */
                category_id?: components["schemas"]["Id"];
                order_by?: components["schemas"]["OrderLineOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         12,
                     *         11
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["OrderLineIds"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderLinesTotal: {
        parameters: {
            query?: {
                /** @description Lines in any of these states, as state=W&state=O */
                state?: components["schemas"]["OrderLineState"][];
                /** @description Lines of orders in any of these states; of those in work where none is named */
                order_state?: components["schemas"]["PlacedOrderState"][];
                customer_id?: components["schemas"]["Id"];
                placed_order_id?: components["schemas"]["Id"];
                purchase_id?: components["schemas"]["Id"];
                /** @description The first day of their orders, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day of their orders, by the shop's clock */
                until?: components["schemas"]["Day"];
                /** @description An order's number, the beginning of a customer's name, the last digits of their phone, or a part of a line's name */
                search_text?: string;
                /** @description What the pieces of a line cost together */
                sum_min?: components["schemas"]["PriceBound"];
                sum_max?: components["schemas"]["PriceBound"];
                /** @description Only lines that nobody has priced and that are not cancelled */
                unpriced?: boolean;
                /** @description Only waiting lines that are in no purchase */
                unsent?: boolean;
                /** @description Only lines of items in this category and in those below it */
                category_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": 2,
                     *       "pieces": 5,
                     *       "sum": 1290.5,
                     *       "canceled_sum": 0,
                     *       "unpriced": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OrderLinesTotal"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrderLineStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         12,
                 *         11
                 *       ],
                 *       "state": "C",
                 *       "reason": "Нет в наличии"
                 *     }
                 */
                "application/json": components["schemas"]["OrderLineStatesForm"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 12,
                     *           "ok": true,
                     *           "state": "C",
                     *           "placed_order_id": 5
                     *         },
                     *         {
                     *           "id": 11,
                     *           "ok": false,
                     *           "code": "line_last",
                     *           "detail": "Это последняя позиция заказа. Чтобы убрать её, отмените заказ."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderLineVerdicts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderGroups: {
        parameters: {
            query?: {
                /** @description The beginning of a customer's name, or the last digits of their phone */
                search_text?: string;
                /** @description Only orders in this state */
                state?: components["schemas"]["StateInWork"];
                /** @description Orders in any state with a line in this purchase instead of those in work */
                purchase_id?: components["schemas"]["Id"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OrderGroups"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendToPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purchase_id": 4
                 *     }
                 */
                "application/json": components["schemas"]["SendForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 2,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "accepted",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendToSelfPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line_ids": [
                 *         31
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SendToOwnForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "version": 2,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "accepted",
                     *       "is_covered": true,
                     *       "is_collected": false,
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "delivery_id": 1,
                     *         "name": "Самовывоз",
                     *         "kind": "pickup",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "point": null,
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "is_priced": true,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrderLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 1450
                 *     }
                 */
                "application/json": components["schemas"]["OrderLineForm"];
                "multipart/form-data": components["schemas"]["OrderLineForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepricedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order's or the line's state doesn't allow this, or somebody has changed the line meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "line_canceled",
                     *       "detail": "Позиция отменена: изменить её больше нельзя."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrderLine: {
        parameters: {
            query?: {
                /** @description The version that the person saw */
                version?: number;
                reason?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order's or the line's state doesn't allow this, or somebody has changed the line meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "line_canceled",
                     *       "detail": "Позиция отменена: изменить её больше нельзя."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["OrderChangedMeanwhile"];
                };
            };
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                "Change-Number"?: components["schemas"]["ChangeNumber"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["Favourite"];
            };
        };
        responses: {
            /** @description The mark */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "item_id": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Favourite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "item_id": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFavourite: {
        parameters: {
            query?: never;
            header?: {
                "Change-Number"?: components["schemas"]["ChangeNumber"];
            };
            path: {
                item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileForm"];
            };
        };
        responses: {
            /** @description The stored picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11",
                     *       "image": {
                     *         "url": "/files/up/ab/abcdef-640.webp",
                     *         "width": 1200,
                     *         "height": 900,
                     *         "sources": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                scope?: "own" | "shop";
                customer_id?: components["schemas"]["Id"];
                type?: components["schemas"]["PaymentType"];
                state?: components["schemas"]["PaymentState"];
                way?: components["schemas"]["PaymentWay"];
                /** @description A payment's number, the beginning of a customer's name or phone, or a phone's last digits */
                search_text?: string;
                amount_min?: components["schemas"]["AmountBound"];
                amount_max?: components["schemas"]["AmountBound"];
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                /** @description These are days of decisions, not of requests */
                by_decision?: boolean;
                /** @description Only payments that this person decided */
                decided_by?: components["schemas"]["Id"];
                /** @description newest, or waiting: those that wait, newest first, then the others */
                order_by?: "newest" | "waiting";
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_id": 7,
                 *       "type": "top_up",
                 *       "amount": 1500,
                 *       "way": "sbp"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentForm"];
                "multipart/form-data": components["schemas"]["PaymentForm"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "author": null,
                     *       "type": "top_up",
                     *       "amount": 1500,
                     *       "way": "sbp",
                     *       "state": "W",
                     *       "receipt": null,
                     *       "comment": "",
                     *       "reason": "",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "decided_at": null,
                     *       "decided_by": null,
                     *       "changes": [],
                     *       "decisions": [
                     *         {
                     *           "state": "C",
                     *           "held_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentsTotal: {
        parameters: {
            query?: {
                customer_id?: components["schemas"]["Id"];
                type?: components["schemas"]["PaymentType"];
                way?: components["schemas"]["PaymentWay"];
                /** @description A payment's number, the beginning of a customer's name or phone, or a phone's last digits */
                search_text?: string;
                amount_min?: components["schemas"]["AmountBound"];
                amount_max?: components["schemas"]["AmountBound"];
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                /** @description These are days of decisions, not of requests */
                by_decision?: boolean;
                /** @description Only payments that this person decided */
                decided_by?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sums": [
                     *         {
                     *           "type": "top_up",
                     *           "way": "sbp",
                     *           "state": "F",
                     *           "payments": 3,
                     *           "amount": 4500
                     *         }
                     *       ],
                     *       "deciders": [
                     *         {
                     *           "id": 5,
                     *           "name": "Вера Ильинская",
                     *           "payments": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsTotal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "author": null,
                     *       "type": "top_up",
                     *       "amount": 1500,
                     *       "way": "sbp",
                     *       "state": "W",
                     *       "receipt": null,
                     *       "comment": "",
                     *       "reason": "",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "decided_at": null,
                     *       "decided_by": null,
                     *       "changes": [],
                     *       "decisions": [
                     *         {
                     *           "state": "C",
                     *           "held_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "F",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentUpdate"];
                "multipart/form-data": components["schemas"]["PaymentUpdate"];
            };
        };
        responses: {
            /** @description The payment as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "author": null,
                     *       "type": "top_up",
                     *       "amount": 1500,
                     *       "way": "sbp",
                     *       "state": "W",
                     *       "receipt": null,
                     *       "comment": "",
                     *       "reason": "",
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "decided_at": null,
                     *       "decided_by": null,
                     *       "changes": [],
                     *       "decisions": [
                     *         {
                     *           "state": "C",
                     *           "held_by": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The payment's state or the balance doesn't allow this, or somebody has changed the payment meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "payment_own",
                     *       "detail": "Свой платёж подтверждает другой сотрудник."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["PaymentChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                state?: components["schemas"]["PurchaseState"];
                /** @description Only those that were received and wait for none of their lines */
                to_close?: boolean;
                /** @description A purchase's number or a part of its name */
                search_text?: string;
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPurchase: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Фабрика в Гжели",
                 *       "intermediary_id": 9
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseForm"];
            };
        };
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "version": 1,
                     *       "name": "Фабрика в Гжели",
                     *       "comment": "",
                     *       "state": "open",
                     *       "intermediary": null,
                     *       "lines_count": 0,
                     *       "ordered_count": 0,
                     *       "items_count": 0,
                     *       "total": 0,
                     *       "bought": {
                     *         "total": 0,
                     *         "margin": 0,
                     *         "unknown_count": 0
                     *       },
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "next_states": [
                     *         {
                     *           "state": "stopped",
                     *           "needs_reason": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchasesTotal: {
        parameters: {
            query?: {
                state?: components["schemas"]["PurchaseState"];
                /** @description Only those that were received and wait for none of their lines */
                to_close?: boolean;
                /** @description A purchase's number or a part of its name */
                search_text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchases": 3,
                     *       "items_count": 34,
                     *       "total": 38518,
                     *       "bought": {
                     *         "total": 21000,
                     *         "margin": 7500,
                     *         "unknown_count": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurchasesTotal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchase": {
                     *         "id": 4,
                     *         "version": 1,
                     *         "name": "Фабрика в Гжели",
                     *         "comment": "",
                     *         "state": "open",
                     *         "intermediary": null,
                     *         "lines_count": 0,
                     *         "ordered_count": 0,
                     *         "items_count": 0,
                     *         "total": 0,
                     *         "bought": {
                     *           "total": 0,
                     *           "margin": 0,
                     *           "unknown_count": 0
                     *         },
                     *         "created_at": "2026-11-21T09:30:00.000Z",
                     *         "next_states": [
                     *           {
                     *             "state": "stopped",
                     *             "needs_reason": false
                     *           }
                     *         ]
                     *       },
                     *       "lines": [],
                     *       "events": []
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "state": "stopped"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseChange"];
            };
        };
        responses: {
            /** @description The purchase as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4,
                     *       "version": 1,
                     *       "name": "Фабрика в Гжели",
                     *       "comment": "",
                     *       "state": "open",
                     *       "intermediary": null,
                     *       "lines_count": 0,
                     *       "ordered_count": 0,
                     *       "items_count": 0,
                     *       "total": 0,
                     *       "bought": {
                     *         "total": 0,
                     *         "margin": 0,
                     *         "unknown_count": 0
                     *       },
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "next_states": [
                     *         {
                     *           "state": "stopped",
                     *           "needs_reason": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The purchase's or a line's state doesn't allow this, or somebody has changed the purchase meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "purchase_not_open",
                     *       "detail": "Закупка уже не открыта."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["PurchaseChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIntermediaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Intermediaries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 9,
                     *           "user": {
                     *             "first_name": "Ирина",
                     *             "last_name": "Гладкова"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["IntermediaryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlbums: {
        parameters: {
            query?: {
                /** @description A part of an album's name */
                search_text?: string;
                page?: components["schemas"]["Page"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of albums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["AlbumList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIntermediaryPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": []
                     *     }
                     */
                    "application/json": components["schemas"]["IntermediaryPurchases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markPurchaseLine: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "line_id": 31,
                 *       "state": "C",
                 *       "reason": "Нет в наличии"
                 *     }
                 */
                "application/json": components["schemas"]["LineMark"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "order_id": 12,
                     *       "album_id": null,
                     *       "item_id": 7,
                     *       "image": null,
                     *       "description": "Чашка",
                     *       "comment": "синюю",
                     *       "count": 2,
                     *       "bought_price": null,
                     *       "state": "C",
                     *       "can_undo": true
                     *     }
                     */
                    "application/json": components["schemas"]["IntermediaryLine"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchaseAlbums: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Albums and lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "lines": []
                     *     }
                     */
                    "application/json": components["schemas"]["PurchaseAlbums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAlbum: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Чашки",
                 *       "file_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["AlbumForm"];
            };
        };
        responses: {
            /** @description The album */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "version": 1,
                     *       "name": "Чашки",
                     *       "images": [],
                     *       "purchase": {
                     *         "id": 4,
                     *         "name": "Фабрика в Гжели"
                     *       },
                     *       "intermediary_id": 9,
                     *       "lines_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Album"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
                album_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Чашки и блюдца",
                 *       "kept_images": [
                 *         1,
                 *         0
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AlbumChange"];
            };
        };
        responses: {
            /** @description The album */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "version": 2,
                     *       "name": "Чашки и блюдца",
                     *       "images": [],
                     *       "purchase": {
                     *         "id": 4,
                     *         "name": "Фабрика в Гжели"
                     *       },
                     *       "intermediary_id": 9,
                     *       "lines_count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Album"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                purchase_id: components["schemas"]["Id"];
                album_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIntermediaryDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchases */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": []
                     *     }
                     */
                    "application/json": components["schemas"]["IntermediaryPurchases"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                since?: components["schemas"]["Since"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "since": "1204-1795000000",
                     *       "all": false,
                     *       "changes": [
                     *         {
                     *           "kind": "order",
                     *           "id": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListViews: {
        parameters: {
            query: {
                list: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 3,
                     *           "name": "Долги",
                     *           "query": "owing=1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListViews"];
                };
            };
            /** @description The answer is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveListView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "orders",
                 *       "name": "Долги",
                 *       "query": "owing=1"
                 *     }
                 */
                "application/json": components["schemas"]["ListViewForm"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Долги",
                     *       "query": "owing=1"
                     *     }
                     */
                    "application/json": components["schemas"]["ListView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Должники"
                 *     }
                 */
                "application/json": components["schemas"]["ListViewChange"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Долги",
                     *       "query": "owing=1"
                     *     }
                     */
                    "application/json": components["schemas"]["ListView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "name": "get_customers",
                     *           "can_grant": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionFlags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissionGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 3,
                     *           "version": 1,
                     *           "name": "Менеджеры",
                     *           "permissions": [
                     *             "get_customers"
                     *           ],
                     *           "is_for_new": false,
                     *           "members": 2,
                     *           "can_edit": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPermissionGroup: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Менеджеры",
                 *       "permissions": [
                 *         "get_customers"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PermissionGroupForm"];
            };
        };
        responses: {
            /** @description The group */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "name": "Менеджеры",
                     *       "permissions": [
                     *         "get_customers"
                     *       ],
                     *       "is_for_new": false,
                     *       "members": 2,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePermissionGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "name": "Старшие менеджеры"
                 *     }
                 */
                "application/json": components["schemas"]["PermissionGroupChange"];
            };
        };
        responses: {
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "version": 1,
                     *       "name": "Менеджеры",
                     *       "permissions": [
                     *         "get_customers"
                     *       ],
                     *       "is_for_new": false,
                     *       "members": 2,
                     *       "can_edit": true
                     *     }
                     */
                    "application/json": components["schemas"]["PermissionGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Changed meanwhile, or the last owner would lose their permission */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "last_holder",
                     *       "detail": "Какого-то из этих прав больше ни у кого нет."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] | components["schemas"]["GroupChangedMeanwhile"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermissionGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                entity?: components["schemas"]["AuditEntity"];
                record_id?: components["schemas"]["Id"];
                author_id?: components["schemas"]["Id"];
                /** @description Of one change of many items */
                batch_id?: string;
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 12,
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "author": "Мария Орлова",
                     *           "author_id": 7,
                     *           "entity": "permission_group",
                     *           "record_id": 3,
                     *           "action": "changed",
                     *           "label": "Менеджеры",
                     *           "before": {
                     *             "name": "Менеджер"
                     *           },
                     *           "after": {
                     *             "name": "Менеджеры"
                     *           },
                     *           "batch_id": null,
                     *           "can_undo": true,
                     *           "has_hidden": false
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "pages": 1,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is put back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBalanceHistory: {
        parameters: {
            query?: {
                customer_id?: components["schemas"]["Id"];
                order_id?: components["schemas"]["Id"];
                type?: components["schemas"]["BalanceEntryType"];
                /** @description Words of a reason or the number of an order or a payment */
                search_text?: string;
                /** @description The first day, by the shop's clock */
                since?: components["schemas"]["Day"];
                /** @description The last day, by the shop's clock */
                until?: components["schemas"]["Day"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0,
                     *       "balance": 0
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** Parameters that have a default, by operation. */
export interface DefaultedParameters {
    listCustomers: "search_text" | "is_deleted" | "order_by" | "page" | "limit";
    countCustomers: "search_text" | "is_deleted";
    listItems: "search_text" | "favourite" | "discount" | "is_new" | "order_by" | "page" | "limit";
    countItems: "search_text" | "discount" | "is_new";
    listShopItems: "search_text" | "order_by" | "page" | "limit";
    exportItems: "search_text" | "favourite" | "discount" | "is_new" | "order_by" | "format" | "encoding" | "delimiter";
    listItemImportRows: "page" | "limit";
    listPlacedOrders: "scope" | "search_text" | "owing" | "order_by" | "page" | "limit";
    listPlacedOrderIds: "scope" | "search_text" | "owing" | "order_by";
    getPlacedOrdersTotal: "scope" | "search_text" | "owing";
    getOrderReport: "kind" | "format";
    listOrderLines: "order_state" | "search_text" | "unpriced" | "unsent" | "order_by" | "page" | "limit";
    listOrderLineIds: "order_state" | "search_text" | "unpriced" | "unsent" | "order_by";
    getOrderLinesTotal: "order_state" | "search_text" | "unpriced" | "unsent";
    listOrderGroups: "search_text" | "page" | "limit";
    deleteOrderLine: "reason";
    listPayments: "scope" | "search_text" | "by_decision" | "order_by" | "page" | "limit";
    getPaymentsTotal: "search_text" | "by_decision";
    listPurchases: "to_close" | "search_text" | "page" | "limit";
    getPurchasesTotal: "to_close" | "search_text";
    listAlbums: "search_text" | "page" | "limit";
    listAudit: "page" | "limit";
    listBalanceHistory: "search_text" | "page" | "limit";
}
/** The query of an operation, with its defaults filled in. */
export type Query<Id extends keyof DefaultedParameters, Of = NonNullable<operations[Id]["parameters"]["query"]>> = Of & Required<Pick<Of, Extract<DefaultedParameters[Id], keyof Of>>>;
/** Fields of a form that hold a file, by operation. */
export interface FileFields {
    updateRetail: "logo";
    createItemImport: "file";
    addItemImportPictures: "file";
    uploadFile: "file";
}
/** Operations that are open to guests. */
export type GuestOperation =
    | "sendCall"
    | "sendReceiveCall"
    | "getCallStatus"
    | "getToken"
    | "finishSocialLogin"
    | "listDemoCalls"
    | "createDemoCall"
    | "getCurrentRetail"
    | "getInfoPage"
    | "listCategories"
    | "listItems"
    | "countItems"
    | "getItem"
    | "getCart"
    | "clearCart"
    | "addCartItem"
    | "updateCartItem"
    | "deleteCartItem"
    | "listDeliveries"
    | "listDeliveryPoints";
