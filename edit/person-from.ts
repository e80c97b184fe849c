import type { IncomingHttpHeaders } from "node:http";
import { UserError } from "./user-error.ts";

/** A person's drafts are in a file of the encoded name, and file names have at most 255 bytes. */
const maxEncodedLength = 225;

/**
 * Reads the person's name from the header that the proxy sets after login. Rejects a name with a
 * comma, because Node joins the values of a repeated header with a comma.
 */
export function personFrom(header: string, origin: string) {
	return (headers: IncomingHttpHeaders): string => {
		const bytes = Buffer.from(
			String(headers[header.toLowerCase()] ?? ""),
			"latin1",
		);
		const name = bytes.toString("utf8").trim();
		if (!/^[^\p{Cc},]+$/u.test(name))
			throw new UserError(
				403,
				`Nobody is logged in here. Open the editor at ${origin}`,
			);
		if (encodeURIComponent(name).length > maxEncodedLength)
			throw new UserError(
				403,
				"The name of this login is too long: whoever keeps the site for you shortens it",
			);
		return name;
	};
}
