import { createHash, createPublicKey } from "node:crypto";
import { generate } from "selfsigned";

export type Certificate = {
	key: string;
	cert: string;
	/** SHA-256 of the public key, in base64. Chromium trusts the certificate by this hash. */
	keyHash: string;
};

export async function createCertificate(
	...names: readonly string[]
): Promise<Certificate> {
	const { private: key, cert } = await generate(
		[{ name: "commonName", value: names[0] ?? "" }],
		{
			keyType: "ec",
			algorithm: "sha256",
			extensions: [
				{
					name: "subjectAltName",
					altNames: names.map((value) => ({ type: 2, value })),
				},
			],
		},
	);
	const publicKey = createPublicKey(cert).export({
		type: "spki",
		format: "der",
	});
	const keyHash = createHash("sha256").update(publicKey).digest("base64");
	return { key, cert, keyHash };
}
