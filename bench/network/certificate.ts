import { createHash, createPublicKey } from "node:crypto";
import { generate } from "selfsigned";

export type Certificate = {
	key: string;
	cert: string;
	/** SHA-256 of the public key, in base64. Chromium trusts the certificate by this hash. */
	keyHash: string;
};

export async function createCertificate(): Promise<Certificate> {
	const { private: key, cert } = await generate(
		[{ name: "commonName", value: "localhost" }],
		{
			keyType: "ec",
			algorithm: "sha256",
			extensions: [
				{
					name: "subjectAltName",
					altNames: [{ type: 2, value: "localhost" }],
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
