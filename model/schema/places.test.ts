import { describe, test } from "vitest";
import { expectMistake, mistakes } from "../../publish/content/content-test.ts";

describe("a mistake in the gym and its outside systems is said where it stands", () => {
	test.each(
		mistakes(`
	an empty text
	- name: Harbor Lane Barbell Club
	+ name: ""
	content/site.yaml:2 name: expected words, not an empty line, got ""

	a zip code without quotes
	- "21231"
	+ 21231
	content/site.yaml:12 address.zip: expected five digits in quotes, such as "01234", got 21231

	a state in full
	- state: MD
	+ state: Maryland
	content/site.yaml:11 address.state: expected two capital letters such as WA, got "Maryland"

	a phone number written another way
	- (410) 555-0177
	+ 410-555-0177
	content/site.yaml:14 phone: expected a phone number such as (202) 555-0100, got "410-555-0177"

	an email address that is none
	- crew@harborlane.example
	+ crew at harborlane
	content/site.yaml:15 email: expected an email address, got "crew at harborlane"

	a slash at the end of the site's address
	- https://harborlane.example
	+ https://harborlane.example/
	content/site.yaml:6 url: expected an address without a slash at the end, got "https://harborlane.example/"

	an address without https
	- https://store
	+ http://store
	content/integrations.yaml:39 links.store: expected an address that starts with https://, got "http://store.harborlane.example/store"

	a host that would end a line of a server's configuration
	- https://harborlane.example
	+ https://harborlane.example;x
	content/site.yaml:6 url: expected an address that starts with https://, got "https://harborlane.example;x"

	a script's address that is none
	- formEmbedScript: https
	+ formEmbedScript: ftp
	content/integrations.yaml:27 formEmbedScript: expected an address that starts with https://, or "", got "ftp://book.harborlane.example/js/form_embed.js"

	a platform that has no icon
	- platform: Instagram
	+ platform: Tiktok
	content/site.yaml:20 social[0].platform: expected Facebook, Instagram, LinkedIn or YouTube, got "Tiktok"

	a logo that is no drawing
	- logo: mark.svg
	+ logo: mark.png
	content/site.yaml:22 logo: expected an SVG file of content/images, got "mark.png"
`),
	)("$name", expectMistake);
});
